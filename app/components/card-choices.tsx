import { Link } from "react-router";
import type { ProductSummary, Variation } from "../shop/product";
import { compareSizes } from "../shop/size-order";
import { swatchesOf } from "../shop/swatches";
import { choiceLabel, variationText } from "../shop/variation";
import { PRODUCT } from "../strings/product";
import { Swatch } from "./swatch";

const SHOWN_MAX = 4;

interface CardChoicesProps {
  product: ProductSummary;
  chosen: number | null;
  onChoose: (variationId: number) => void;
  isWrong: boolean;
}

/** Variations as swatches or pills, the first four; the rest wait on the product page. */
export function CardChoices({ product, chosen, onChoose, isWrong }: CardChoicesProps) {
  const { choices, variations } = product;
  if (variations.length === 0) return <div className="hints" />;
  const texts = new Map(variations.map((variation) => [variation.databaseId, variationText(choices, variation)]));
  const textOf = (variation: Variation) => texts.get(variation.databaseId)!;
  const sorted = variations.toSorted((a, b) => compareSizes(textOf(a), textOf(b)));
  const colours = choices.length === 1 ? swatchesOf(choices[0]!.options) : null;
  const hidden = sorted.length - SHOWN_MAX;
  return (
    <fieldset className={isWrong ? "hints bad" : "hints"}>
      <legend className="sr">{choiceLabel(product) || PRODUCT.variations}</legend>
      {sorted.slice(0, SHOWN_MAX).map((variation) => (
        <ChoiceOption
          key={variation.databaseId}
          variation={variation}
          text={textOf(variation)}
          colour={colours?.get(variation.attributes[0]?.value ?? "") ?? null}
          isChosen={chosen === variation.databaseId}
          onChoose={onChoose}
        />
      ))}
      {hidden > 0 && (
        <Link className="cap" to={`/produkt/${product.slug}`} aria-label={PRODUCT.moreChoices(hidden, product.name)}>
          +{hidden}
        </Link>
      )}
    </fieldset>
  );
}

interface ChoiceOptionProps {
  variation: Variation;
  text: string;
  colour: string | null;
  isChosen: boolean;
  onChoose: (variationId: number) => void;
}

function ChoiceOption({ variation, text, colour, isChosen, onChoose }: ChoiceOptionProps) {
  const isOut = variation.stockStatus === "out-of-stock";
  return (
    <label className={`${colour ? "dot" : "pl"}${isOut ? " off" : ""}`} title={text}>
      <input
        type="radio"
        name="variationId"
        value={variation.databaseId}
        required
        disabled={isOut}
        checked={isChosen}
        onChange={() => onChoose(variation.databaseId)}
      />
      {colour ? <Swatch colour={colour} /> : <span aria-hidden="true">{text}</span>}
      <span className="sr">{isOut ? `${text}, ${PRODUCT.unavailable}` : text}</span>
    </label>
  );
}
