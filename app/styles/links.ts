import personal from "./personal.css?url";
import print from "./print.css?url";
import product from "./product-parts.css?url";

/** `links` of a personal screen: what the shelves don't load. */
export const linkPersonalStyles = () => [{ rel: "stylesheet", href: personal }];

/** `links` of what somebody may print. */
export const linkOrderStyles = () => [...linkPersonalStyles(), { rel: "stylesheet", href: print, media: "print" }];

/** `links` of a product's page and of the comparison: pictures, reviews, tools. */
export const linkProductStyles = () => [{ rel: "stylesheet", href: product }];

/** `links` of forms that are about a product: a review, a wish for news of its stock. */
export const linkReviewStyles = () => [...linkPersonalStyles(), ...linkProductStyles()];
