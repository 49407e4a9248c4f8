import { Swatch } from "../../components/swatch";
import type { AttributeChoice, Product, Term } from "../../shop/product";
import { compareSizes } from "../../shop/size-order";
import { swatchesOf } from "../../shop/swatches";
import { isPossible, type Choice } from "../../shop/variation";
import { PRODUCT } from "../../strings/product";

interface AttributeOptionsProps {
  attribute: AttributeChoice;
  product: Product;
  choice: Choice;
  onChoose: (name: string, slug: string) => void;
  isWrong: boolean;
}

/** One attribute as swatches or pills; a term that leads to nothing is struck out, not hidden. */
export function AttributeOptions({ attribute, product, choice, onChoose, isWrong }: AttributeOptionsProps) {
  const colours = swatchesOf(attribute.options);
  const chosen = attribute.options.find(({ slug }) => slug === choice[attribute.name]);
  const sorted = attribute.options.toSorted((a, b) => compareSizes(a.name, b.name));
  const isOpen = isWrong && !chosen;
  const optionOf = (term: Term) => (
    <Option
      key={term.slug}
      term={term}
      name={attribute.name}
      colour={colours?.get(term.slug) ?? null}
      isChosen={term === chosen}
      isPossible={isPossible(product.variations, choice, attribute.name, term.slug)}
      onChoose={onChoose}
    />
  );
  return (
    <fieldset className={isOpen ? "ch bad" : "ch"}>
      <legend className="lb">
        {attribute.label}
        {chosen && <span>: {chosen.name}</span>}
      </legend>
      <div className={colours ? "sws" : "pls"}>{sorted.map(optionOf)}</div>
    </fieldset>
  );
}

interface OptionProps {
  term: Term;
  name: string;
  colour: string | null;
  isChosen: boolean;
  isPossible: boolean;
  onChoose: (name: string, slug: string) => void;
}

function Option({ term, name, colour, isChosen, isPossible: isOffered, onChoose }: OptionProps) {
  return (
    <label className={`${colour ? "sw" : "p"}${isOffered ? "" : " off"}`} title={term.name}>
      <input
        className="sr"
        type="radio"
        name={`attribute_${name}`}
        value={term.slug}
        required
        checked={isChosen}
        onChange={() => onChoose(name, term.slug)}
      />
      {colour ? <Swatch colour={colour} /> : <span aria-hidden="true">{term.name}</span>}
      <span className="sr">{isOffered ? term.name : `${term.name}, ${PRODUCT.unavailable}`}</span>
    </label>
  );
}
