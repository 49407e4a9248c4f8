import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BuiltShop } from "./built-shop";
import { XSS_PAYLOADS } from "../fixtures/xss-payloads";

/** Names of free-text fields; slugs, cursors, prices and image URLs stay as they are. */
const WRITTEN =
  /^(name|label|title|description|shortDescription|content|excerpt|altText|caption|buttonText|sku|value|options|seconddesc|metaDesc|metaKeywords|raw|(opengraph|twitter)(Title|Description)|displayName|code|customerNote|instructions)$/;
const PAYLOADS_A_TEXT = 25;

export const ROUNDS = Math.ceil(XSS_PAYLOADS.length / PAYLOADS_A_TEXT);

/** The demo backend of a shop with hostile text appended to every free text, another in each round. */
export class HostileBackend {
  readonly #shop: BuiltShop;
  readonly #server: Server;
  round = 0;

  constructor(shop: BuiltShop) {
    this.#shop = shop;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => void this.#answer(Buffer.concat(chunks).toString(), request.headers, response));
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/graphql`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(
    body: string,
    { "woocommerce-session": session, authorization }: Record<string, string | string[] | undefined>,
    response: { writeHead(status: number, headers: Record<string, string>): unknown; end(text: string): unknown },
  ): Promise<void> {
    const headers = {
      "content-type": "application/json",
      ...(session ? { "woocommerce-session": String(session) } : {}),
      ...(authorization ? { authorization: String(authorization) } : {}),
    };
    const answer = await this.#shop.queryBackend(body, headers);
    const token = answer.headers.get("woocommerce-session");
    response.writeHead(answer.status, {
      "content-type": "application/json",
      "x-storefront-plugin": "shop",
      ...(token ? { "woocommerce-session": token } : {}),
    });
    response.end(JSON.stringify(this.#poison(await answer.json(), "")));
  }

  #poison(value: unknown, key: string): unknown {
    if (typeof value === "string") return WRITTEN.test(key) ? value + this.#hostile() : value;
    if (Array.isArray(value)) return value.map((one) => this.#poison(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.#poison(one, name)]));
  }

  /** A harmless word in every text of this round, to check that a page shows it. */
  get mark(): string {
    return `hostile${this.round}`;
  }

  #hostile(): string {
    const from = (this.round % ROUNDS) * PAYLOADS_A_TEXT;
    return ` ${this.mark} ${XSS_PAYLOADS.slice(from, from + PAYLOADS_A_TEXT).join(" ")}`;
  }
}
