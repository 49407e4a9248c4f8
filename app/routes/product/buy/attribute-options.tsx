import { Swatch } from "../../../components/ui/swatch";
import { combinationExists, isAvailable } from "../../../domain/product/selected-options";
import type { VariationAttribute, Term } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { swatchesOf } from "../../../domain/product/swatches";
import { isPossible, type SelectedOptions } from "../../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { useHydrated } from "../../../browser/use-hydrated";

interface AttributeOptionsProps {
  attribute: VariationAttribute;
  product: ProductView;
  selectedOptions: SelectedOptions;
  onChoose: (name: string, slug: string) => void;
  /** A required option is missing, and the page says so. */
  isWrong: boolean;
}

/** One attribute as swatches or pills; a sold-out term is struck through, one without a variation is disabled too. */
export function AttributeOptions({ attribute, product, selectedOptions, onChoose, isWrong }: AttributeOptionsProps) {
  const isHydrated = useHydrated();
  const colors = swatchesOf(attribute.options);
  const chosen = attribute.options.find(({ slug }) => slug === selectedOptions[attribute.name]);
  const isInvalid = isWrong && !chosen;
  const stateOf = (term: Term): OptionState => {
    if (term === chosen) return "chosen";
    // A variation that isn't loaded may have this option.
    if (!product.hasAllVariations) return "available";
    // Without scripts the page can't react to selections above. So it only disables options that no variation has.
    const above = isHydrated ? selectedOptions : {};
    if (!combinationExists(product, above, attribute.name, term.slug)) return "nonexistent";
    if (!isAvailable(product, above, attribute.name, term.slug)) return "sold-out";
    return isPossible(product.variations, selectedOptions, attribute.name, term.slug) ? "available" : "conflicting";
  };
  return (
    <fieldset className={isInvalid ? "option is-invalid" : "option"}>
      <legend className="label" key={attribute.label}>
        {attribute.label}
        {chosen && <span lang={chosen.language}>{`: ${chosen.name}`}</span>}
      </legend>
      <div className={colors ? "option-swatches" : "option-pills"}>
        {attribute.options.map((term) => (
          <Option
            key={term.slug}
            term={term}
            name={attribute.name}
            color={colors?.get(term.slug) ?? null}
            state={stateOf(term)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * How the option fits the selected ones. "conflicting": it fits those above it, but not all below it. "sold-out": the
 * shopper can request a back-in-stock email.
 */
type OptionState = "chosen" | "available" | "conflicting" | "sold-out" | "nonexistent";

interface OptionProps {
  term: Term;
  name: string;
  color: string | null;
  state: OptionState;
  onChoose: (name: string, slug: string) => void;
}

function Option({ term, name, color, state, onChoose }: OptionProps) {
  const isOff = state !== "chosen" && state !== "available";
  const hint = state === "sold-out" ? PRODUCT.unavailable : PRODUCT_PAGE.conflicting;
  return (
    <label
      className={`${color ? "option-swatch" : "option-pill"}${isOff ? " is-disabled" : ""}`}
      title={term.name}
      lang={isOff ? undefined : term.language}
    >
      <input
        className="visually-hidden"
        type="radio"
        name={`attribute_${name}`}
        value={term.slug}
        required
        disabled={state === "nonexistent"}
        checked={state === "chosen"}
        onChange={() => onChoose(name, term.slug)}
      />
      {color ? <Swatch color={color} /> : <span aria-hidden="true">{term.name}</span>}
      <span className="visually-hidden">{isOff ? `${term.name}, ${hint}` : term.name}</span>
    </label>
  );
}
