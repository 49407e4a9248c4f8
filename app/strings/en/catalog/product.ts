import type { PRODUCT as ORIGINAL } from "../../bg/catalog/product";
import type { Texts } from "../../texts";

/** Texts of cards, which the product page shares. */
export const PRODUCT = {
  buy: "Buy",
  priceChanged: (name: string, now: string, shown: string) =>
    `The price has changed: “${name}” now costs ${now}; the page showed ${shown}.`,
  adding: "Adding…",
  soldOut: "SOLD OUT",
  similar: "Similar",
  look: "View",
  from: "from",
  oldPrice: "Previous price",
  lowest30Day: "Lowest price of the last 30 days:",
  lowest30DayShort: "Lowest in 30 days:",
  unitPrice: "Unit price:",
  units: { kg: "kg", l: "l", piece: "pc" },
  saleWord: "Sale",
  rating: (rating: number) => `Rated ${rating} out of 5`,
  reviews: (count: number) => (count === 1 ? "1 review" : `${count} reviews`),
  heart: (name: string) => `${name}, in wishlist`,
  quantity: (name: string) => `Quantity: ${name}`,
  choose: (label: string) => `Please choose: ${label || "an option"}`,
  variations: "Options",
  moreChoices: (count: number, name: string) => `${count} more options for ${name}`,
  all: "All",
  allChoices: (name: string) => `All options for ${name}`,
  unavailable: "sold out",
  addFailed: "Something went wrong while adding to your cart",
  addFailedTitle: "Couldn’t add to cart",
  addFailedText: "Something went wrong while adding the product to your cart",
  addedTitle: "Added to cart",
  kilograms: (value: string) => `${value}\u00a0kg`,
} as const satisfies Texts<typeof ORIGINAL>;
