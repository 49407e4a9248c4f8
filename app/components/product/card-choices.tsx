import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { CARD_VARIATIONS_MAX } from "../../config/limits";
import type { CardVariation, ProductSummary } from "../../domain/product/product";
import { isForSale } from "../../domain/product/stock";
import { swatchesOf } from "../../domain/product/attribute-terms";
import { choiceLabel, compareVariations, variationText } from "../../domain/product/variation";
import { PRODUCT } from "../../strings/catalog/product";
import { Swatch } from "../ui/swatch";
import { useHydrated } from "../../browser/use-hydrated";

/** About a line of a card at 360 px: swatches or sizes, or long texts; what has no room stands below. */
const SHOWN_MAX = 4;
const SHOWN_LONG_MAX = 2;
const LONG_TEXT = 5;

interface CardChoicesProps {
  product: ProductSummary;
  chosen: number | null;
  onChoose: (variationId: number) => void;
  isWrong: boolean;
}

/** Variations as swatches or pills: the first four, the rest of the eight at a press, and more on the product page. */
export function CardChoices({ product, chosen, onChoose, isWrong }: CardChoicesProps) {
  const { choices, variations } = product;
  const offered = variations.filter(isForSale);
  const [isWhole, setWhole] = useState(false);
  if (offered.length === 0) return <div className="hints" />;
  const texts = new Map(offered.map((variation) => [variation.databaseId, variationText(choices, variation)]));
  const textOf = (variation: CardVariation) => texts.get(variation.databaseId)!;
  const sorted = offered.toSorted((a, b) => compareVariations(choices, a, b));
  const colours = choices.length === 1 ? swatchesOf(choices[0]!.options) : null;
  const isLong = !colours && sorted.some((variation) => textOf(variation).length > LONG_TEXT);
  const shown = isWhole ? CARD_VARIATIONS_MAX : isLong ? SHOWN_LONG_MAX : SHOWN_MAX;
  const hidden = sorted.length - shown;
  // A list this long may be cut: what isn't in it can be chosen on the product page.
  const isCut = isWhole && variations.length >= CARD_VARIATIONS_MAX;
  // The button goes with its press: the focus moves to the first choice that it brought.
  const showWhole = (event: MouseEvent) => {
    const group = event.currentTarget.closest("fieldset");
    flushSync(() => setWhole(true));
    group?.querySelectorAll<HTMLInputElement>(`label:nth-of-type(n + ${shown + 1}) input:enabled`)[0]?.focus();
  };
  return (
    <fieldset className={["hints", isWrong && "bad", isWhole && "whole"].filter(Boolean).join(" ")}>
      <legend className="sr">{choiceLabel(product) || PRODUCT.variations}</legend>
      {sorted.slice(0, shown).map((variation) => (
        <ChoiceOption
          key={variation.databaseId}
          variation={variation}
          text={textOf(variation)}
          colour={colours?.get(variation.attributes[0]?.value ?? "") ?? null}
          isChosen={chosen === variation.databaseId}
          onChoose={onChoose}
        />
      ))}
      {isCut ? (
        <Link className="cap" to={`/produkt/${product.slug}`} aria-label={PRODUCT.allChoices(product.name)}>
          {PRODUCT.all}
        </Link>
      ) : (
        hidden > 0 && <MoreChoices product={product} count={hidden} onShow={showWhole} />
      )}
    </fieldset>
  );
}

interface MoreChoicesProps {
  product: ProductSummary;
  count: number;
  onShow: (event: MouseEvent) => void;
}

/** Without scripts they stand on the product's page. */
function MoreChoices({ product, count, onShow }: MoreChoicesProps) {
  return useHydrated() ? (
    <button type="button" className="cap" aria-label={PRODUCT.moreChoices(count, product.name)} onClick={onShow}>
      +{count}
    </button>
  ) : (
    <Link className="cap" to={`/produkt/${product.slug}`} aria-label={PRODUCT.allChoices(product.name)}>
      +{count}
    </Link>
  );
}

interface ChoiceOptionProps {
  variation: CardVariation;
  text: string;
  colour: string | null;
  isChosen: boolean;
  onChoose: (variationId: number) => void;
}

function ChoiceOption({ variation, text, colour, isChosen, onChoose }: ChoiceOptionProps) {
  const isOut = variation.stockStatus === "out-of-stock";
  return (
    <label className={`${colour ? "dot" : "pl"}${isOut ? " off" : ""}`} title={colour ? text : undefined}>
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
