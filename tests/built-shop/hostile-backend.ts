import type { BackendQuery } from "./built-shop";
import { XSS_PAYLOADS } from "../fixtures/xss-payloads";

/** Names of free-text fields; slugs, cursors, prices and image URLs stay as they are. */
const WRITTEN =
  /^(name|label|title|description|shortDescription|content|excerpt|altText|caption|buttonText|sku|value|options|seconddesc|metaDesc|metaKeywords|raw|(opengraph|twitter)(Title|Description)|displayName|code|customerNote|instructions)$/;
const PAYLOADS_A_TEXT = 12;
const SENT_ON = ["content-type", "woocommerce-session", "x-storefront-plugin"];

export const ROUNDS = Math.ceil(XSS_PAYLOADS.length / PAYLOADS_A_TEXT);

/** A harmless word in every text of a round, to check that a page shows it. */
export const markOf = (round: number) => `hostile${round}`;

/** For `startBuiltShop`: the demo backend with hostile text appended to every free text, another in each round. */
export function answerHostile(round: number) {
  // Of every kind, because alike ones stand together.
  const payloads = XSS_PAYLOADS.filter((_, at) => at % ROUNDS === round % ROUNDS);
  const hostile = ` ${markOf(round)} ${payloads.join(" ")}`;
  const poison = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return WRITTEN.test(key) ? value + hostile : value;
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
  };
  return async (_: BackendQuery, ask: () => Promise<Response>): Promise<Response> => {
    const answer = await ask();
    const headers = SENT_ON.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)!]] : []));
    return new Response(JSON.stringify(poison(await answer.json(), "")), {
      status: answer.status,
      headers: headers as [string, string][],
    });
  };
}
