import { Swatch } from "../../../components/ui/swatch";
import { isMade, isOffered } from "../../../domain/product/attribute-choice";
import type { AttributeChoice, Term } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { compareSizes, swatchesOf } from "../../../domain/product/attribute-terms";
import { isPossible, type Choice } from "../../../domain/product/variation";
import { PRODUCT } from "../../../strings/catalog/product";
import { useHydrated } from "../../../browser/use-hydrated";

interface AttributeOptionsProps {
  attribute: AttributeChoice;
  product: ProductView;
  choice: Choice;
  onChoose: (name: string, slug: string) => void;
  isWrong: boolean;
  /** Without scripts a choice above may change unseen: then only what nothing leads to is disabled. */
  isLive: boolean;
}

/** One attribute as swatches or pills; a term that is sold out is struck out, one that leads to nothing disabled too. */
function AttributeOptions({ attribute, product, choice, onChoose, isWrong, isLive }: AttributeOptionsProps) {
  const colours = swatchesOf(attribute.options);
  const chosen = attribute.options.find(({ slug }) => slug === choice[attribute.name]);
  const sorted = attribute.options.toSorted((a, b) => compareSizes(a.name, b.name));
  const isOpen = isWrong && !chosen;
  const stateOf = (term: Term): OptionState => {
    if (term === chosen) return "chosen";
    // Variations that haven't come yet may have it.
    if (!product.hasAllVariations) return "open";
    const above = isLive ? choice : {};
    if (!isMade(product, above, attribute.name, term.slug)) return "nowhere";
    if (!isOffered(product, above, attribute.name, term.slug)) return "gone";
    return isPossible(product.variations, choice, attribute.name, term.slug) ? "open" : "elsewhere";
  };
  return (
    <fieldset className={isOpen ? "ch bad" : "ch"}>
      <legend className="lb">
        {attribute.label}
        {chosen && <span>: {chosen.name}</span>}
      </legend>
      <div className={colours ? "sws" : "pls"}>
        {sorted.map((term) => (
          <Option
            key={term.slug}
            term={term}
            name={attribute.name}
            colour={colours?.get(term.slug) ?? null}
            state={stateOf(term)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * With what is chosen above it, "nowhere" isn't made and "gone" is sold out: whoever chooses that is asked for his e-mail.
 * "elsewhere": only with something else chosen below.
 */
type OptionState = "chosen" | "open" | "elsewhere" | "gone" | "nowhere";

interface OptionProps {
  term: Term;
  name: string;
  colour: string | null;
  state: OptionState;
  onChoose: (name: string, slug: string) => void;
}

function Option({ term, name, colour, state, onChoose }: OptionProps) {
  const isOff = state !== "chosen" && state !== "open";
  const hint = state === "gone" ? PRODUCT.unavailable : PRODUCT.elsewhere;
  return (
    <label className={`${colour ? "sw" : "p"}${isOff ? " off" : ""}`} title={term.name}>
      <input
        className="sr"
        type="radio"
        name={`attribute_${name}`}
        value={term.slug}
        required
        disabled={state === "nowhere"}
        checked={state === "chosen"}
        onChange={() => onChoose(name, term.slug)}
      />
      {colour ? <Swatch colour={colour} /> : <span aria-hidden="true">{term.name}</span>}
      <span className="sr">{isOff ? `${term.name}, ${hint}` : term.name}</span>
    </label>
  );
}

interface ProductChoicesProps {
  product: ProductView;
  choice: Choice;
  onChoose: (name: string, slug: string) => void;
  /** Something is still to be chosen, and the shopper has been told so. */
  isWrong: boolean;
}

/** Everything that a shopper chooses of a product, attribute by attribute. */
export function ProductChoices({ product, choice, onChoose, isWrong }: ProductChoicesProps) {
  const isHydrated = useHydrated();
  return product.choices.map((attribute) => (
    <AttributeOptions
      key={attribute.name}
      attribute={attribute}
      product={product}
      choice={choice}
      onChoose={onChoose}
      isWrong={isWrong}
      isLive={isHydrated}
    />
  ));
}
