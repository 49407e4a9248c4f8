import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DemoShop } from "../../demo/testing/demo-shop";

/** What the plugin of this WordPress believes. */
export const PLUGIN_SECRET = "payments-of-the-demo-move-no-money";

interface Answered {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const PAGES: Record<string, Answered> = {
  "/": { body: '<html><meta name="generator" content="WordPress 7.1" /><a href="/wp-content/x">x</a></html>' },
  "/wp-content/plugins/woocommerce/readme.txt": { body: "=== WooCommerce ===\nStable tag: 11.0.1\n" },
  "/wp-content/plugins/wp-graphql/readme.txt": { body: "=== WPGraphQL ===\nStable tag: 2.20.0\n" },
  "/wp-content/plugins/wp-graphql-woocommerce/readme.txt": { body: "Stable tag: 1.0.2" },
  "/wp-content/plugins/headless-login-for-wpgraphql/readme.txt": { body: "Stable tag: 0.4.3" },
  "/wp-content/plugins/sila-storefront/readme.txt": { body: "Stable tag: 1.12.0" },
};
const PICTURE: Answered = { headers: { "content-type": "image/webp" }, body: "picture" };
const DEMO_HOST = /https:\/\/demo\.shop\.test/g;

/** The demo's WooGraphQL behind a real port, with the public files of a WordPress around it. */
export class FakeWordPress {
  readonly shop = new DemoShop();
  /** Every request that came, with the body of a query. */
  readonly asked: { path: string; body: string; secret: string | undefined }[] = [];
  /** Answers in place of the WordPress, where it does. */
  interfere: (path: string, body: string) => Answered | null = () => null;
  /** Makes another answer of GraphQL's. */
  alter: (text: string) => string = (text) => text;
  /** Headers that don't come through. */
  dropped: string[] = [];
  /** Headers that come in place of the WordPress's own. */
  rewritten: Record<string, string> = {};
  #server: Server | undefined;

  async open(options: object = {}): Promise<string> {
    await this.shop.setUp("options", { currency: "EUR", ...options });
    this.#server = createServer((request, response) => {
      this.#answer(request).then(
        ({ status = 200, headers = {}, body = "" }) => response.writeHead(status, headers).end(body),
        (error: unknown) => response.writeHead(599).end(String(error)),
      );
    });
    await new Promise<void>((resolve) => void this.#server!.listen(0, "127.0.0.1", resolve));
    return this.origin;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  async #answer(request: IncomingMessage): Promise<Answered> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? "/";
    const { "woocommerce-session": session, "x-storefront-secret": secret } = request.headers;
    this.asked.push({ path, body, secret: secret?.toString() });
    const other = this.interfere(path, body);
    if (other) return other;
    if (path.startsWith("/wp-content/uploads/")) return PICTURE;
    if (path !== "/graphql")
      return PAGES[path] ?? { status: 404, headers: { "content-type": "text/html" }, body: "Not found" };
    const headers = {
      "content-type": "application/json",
      ...(session ? { "woocommerce-session": String(session) } : {}),
      ...(secret ? { "x-storefront-secret": String(secret) } : {}),
    };
    const answer = await this.shop.fetch("/graphql", { method: "POST", headers, body });
    // Its addresses are those of the demo.
    const text = (await answer.text())
      .replaceAll(DEMO_HOST, this.origin)
      .replaceAll(/https:\\\/\\\/demo\.shop\.test/g, this.origin);
    const sent = [...answer.headers].filter(([name]) => name !== "content-length" && !this.dropped.includes(name));
    return {
      status: answer.status,
      headers: { ...Object.fromEntries(sent), ...this.rewritten },
      body: this.alter(text),
    };
  }
}
