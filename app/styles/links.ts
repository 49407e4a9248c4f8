import personal from "./personal.css?url";
import print from "./print.css?url";
import product from "./product-parts.css?url";

/** `links` of personal screens: their style sheet isn't loaded by listings. */
export const linkPersonalStyles = () => [{ rel: "stylesheet", href: personal }];

/** `links` of printable pages. */
export const linkPrintedStyles = () => [...linkPersonalStyles(), { rel: "stylesheet", href: print, media: "print" }];

/** `links` of the product page: options, pictures and reviews. */
export const linkProductStyles = () => [{ rel: "stylesheet", href: product }];

/** `links` of the review page. */
export const linkReviewStyles = () => [...linkPersonalStyles(), ...linkProductStyles()];
