import { createFailureText } from "../../failures";
import { faultText } from "./faults";
import { refusalText } from "./refusals";

const TOO_MANY = "Too many attempts";

const STILL_RUNNING = "We are still working on your previous request, such as an order in another window.";

/** Shown above a cart that a running request may change. */
export const STORED_CART = `${STILL_RUNNING} This is the cart from before it.`;

export const failureText = createFailureText({
  refused: "The shop didn’t accept this. Try another way, or call us.",
  refusal: (message, otherwise, requestId) => ({
    title: "That didn’t work",
    text: refusalText(message, otherwise, requestId),
  }),
  tooMany: (minutes) => ({
    title: TOO_MANY,
    text: `${TOO_MANY} in a short time. Wait ${minutes <= 1 ? "one minute" : `${minutes} minutes`} and try again.`,
  }),
  busy: { title: "Please wait a moment", text: `${STILL_RUNNING} Try again shortly.` },
  fault: faultText,
});
