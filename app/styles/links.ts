import personal from "./personal.css?url";
import print from "./print.css?url";
import product from "./product-parts.css?url";

/** `links` of a personal screen: what the shelves don't load. */
export const linkPersonalStyles = () => [{ rel: "stylesheet", href: personal }];

/** `links` of a page that people print. */
export const linkPrintedStyles = () => [...linkPersonalStyles(), { rel: "stylesheet", href: print, media: "print" }];

/** `links` of a product's page: choice, pictures and reviews. */
export const linkProductStyles = () => [{ rel: "stylesheet", href: product }];

/** `links` of the page on which a review is written. */
export const linkReviewStyles = () => [...linkPersonalStyles(), ...linkProductStyles()];
