import { createFailureText } from "../../failures";
import { faultText } from "./faults";
import { refusalText } from "./refusals";

const TOO_MANY = "Твърде много опити";

const STILL_RUNNING = "Още изпълняваме предишната Ви заявка, например поръчка от друг прозорец.";

/** Shown above a cart that a running request may change. */
export const STORED_CART = `${STILL_RUNNING} Това е количката отпреди нея.`;

export const failureText = createFailureText({
  refused: "Магазинът не прие това. Опитайте по друг начин или ни се обадете.",
  refusal: (message, otherwise, requestId) => ({
    title: "Не се получи",
    text: refusalText(message, otherwise, requestId),
  }),
  tooMany: (minutes) => ({
    title: TOO_MANY,
    text: `${TOO_MANY} за кратко време. Изчакайте ${minutes <= 1 ? "една минута" : `${minutes} минути`} и опитайте пак.`,
  }),
  busy: { title: "Изчакайте малко", text: `${STILL_RUNNING} Опитайте пак след малко.` },
  fault: faultText,
});
