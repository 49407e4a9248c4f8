import { bodyLimit } from "hono/body-limit";
import { answerPlainPage } from "./plain-page";

const BODY_BYTES_MAX = 64 * 1024;

/** No form of the shop comes near 64 kB. */
export const limitBody = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: (c) => answerPlainPage(c as Parameters<typeof answerPlainPage>[0], 413),
});
