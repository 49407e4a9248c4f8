import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { CARD_VARIATIONS_MAX } from "../../config/limits";
import type { CardVariation, ProductSummary } from "../../domain/product/product";
import { isForSale } from "../../domain/product/stock";
import { swatchesOf } from "../../domain/product/swatches";
import { optionsLabel, sortVariations, variationLanguage, variationText } from "../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import { Swatch } from "../ui/swatch";
import { productPath } from "../../domain/product/product-url";

/** How many fit on about one line of a card at 360 px: swatches or short texts, and long texts. */
const SHOWN_MAX = 4;
const SHOWN_LONG_MAX = 2;
const LONG_TEXT = 5;

interface CardOptionsProps {
  product: ProductSummary;
  chosen: number | null;
  onChoose: (variationId: number) => void;
  isWrong: boolean;
}

/**
 * Variations as swatches or pills: the first line of them, up to eight on click, and the rest on the product page,
 * where the link leads without scripts.
 */
export function CardOptions({ product, chosen, onChoose, isWrong }: CardOptionsProps) {
  const { variationAttributes, variations } = product;
  const offered = variations.filter(isForSale);
  const [isWhole, setWhole] = useState(false);
  if (offered.length === 0) return null;
  const texts = new Map(
    offered.map((variation) => [variation.databaseId, variationText(variationAttributes, variation)]),
  );
  const textOf = (variation: CardVariation) => texts.get(variation.databaseId)!;
  const sorted = sortVariations(variationAttributes, offered);
  const colors = variationAttributes.length === 1 ? swatchesOf(variationAttributes[0]!.options) : null;
  const isLong = !colors && sorted.some((variation) => textOf(variation).length > LONG_TEXT);
  const shown = isWhole ? CARD_VARIATIONS_MAX : isLong ? SHOWN_LONG_MAX : SHOWN_MAX;
  const hidden = sorted.length - shown;
  // A list this long may be truncated: the other variations are on the product page.
  const isCut = isWhole && variations.length >= CARD_VARIATIONS_MAX;
  const toPage = { className: "caption", to: productPath(product.slug) };
  // A plain click expands the rest in place: the focus moves to the first new option.
  const showWhole = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const group = event.currentTarget.closest("[role=radiogroup]");
    flushSync(() => setWhole(true));
    const inputs = [...(group?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    inputs
      .slice(shown)
      .find(({ disabled }) => !disabled)
      ?.focus();
  };
  return (
    <div
      role="radiogroup"
      className={["card-options", isWrong && "is-invalid", isWhole && "whole"].filter(Boolean).join(" ")}
      aria-label={optionsLabel(product) || PRODUCT.variations}
    >
      {sorted.slice(0, shown).map((variation) => (
        <ChoiceOption
          key={variation.databaseId}
          variation={variation}
          text={textOf(variation)}
          language={variationLanguage(variationAttributes, variation)}
          color={colors?.get(variation.attributes[0]?.value ?? "") ?? null}
          isChosen={chosen === variation.databaseId}
          onChoose={onChoose}
        />
      ))}
      {isCut ? (
        <Link {...toPage} aria-label={PRODUCT.allChoices(product.name)}>
          {PRODUCT.all}
        </Link>
      ) : (
        hidden > 0 && (
          <Link {...toPage} aria-label={PRODUCT.moreChoices(hidden, product.name)} onClick={showWhole}>
            {`+${hidden}`}
          </Link>
        )
      )}
    </div>
  );
}

interface ChoiceOptionProps {
  variation: CardVariation;
  text: string;
  language: string | undefined;
  color: string | null;
  isChosen: boolean;
  onChoose: (variationId: number) => void;
}

function ChoiceOption({ variation, text, language, color, isChosen, onChoose }: ChoiceOptionProps) {
  const isOut = variation.stockStatus === "out-of-stock";
  const radio = (
    <input
      type="radio"
      className={color ? undefined : "pill"}
      name="variationId"
      value={variation.databaseId}
      required
      disabled={isOut}
      checked={isChosen}
      onChange={() => onChoose(variation.databaseId)}
      lang={isOut ? undefined : language}
      aria-label={isOut ? `${text}, ${PRODUCT.unavailable}` : text}
      data-text={color ? undefined : text}
    />
  );
  if (!color) return radio;
  return (
    <label className="swatch-option" title={text}>
      {radio}
      <Swatch color={color} />
    </label>
  );
}
