type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A browser without scripts. */
export class Visitor {
  readonly #fetch: Fetch;
  readonly #origin: string;
  readonly #sent: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  constructor(fetch: Fetch, url: URL, sent: Record<string, string>) {
    this.#sent = sent;
    this.#fetch = fetch;
    this.#origin = url.origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#ask(path, {
      headers: { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", ...headers },
    });
  }

  /** Sends a form as a browser without scripts does. */
  submit(path: string, fields: Record<string, string>): Promise<Response> {
    const headers = {
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      origin: this.#origin,
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    return this.#ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  }

  /** Sends a form as the router's scripts do; the response is data. */
  async post(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
    const headers = {
      accept: "*/*",
      "content-type": "application/x-www-form-urlencoded",
      origin: this.#origin,
      "sec-fetch-site": "same-origin",
    };
    const answer = await this.#ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
    return { status: answer.status, text: await answer.text() };
  }

  /** Sends a form with the given headers, as other sites may. */
  forge(path: string, fields: Record<string, string>, headers: Record<string, string>): Promise<Response> {
    const form = { accept: "text/html", "content-type": "application/x-www-form-urlencoded", ...headers };
    return this.#ask(path, { method: "POST", headers: form, body: new URLSearchParams(fields).toString() });
  }

  /** Puts a simple product into the cart. */
  add(productId: number, quantity = 1): Promise<Response> {
    return this.submit("/cart", { intent: "add", productId: String(productId), quantity: String(quantity) });
  }

  async #ask(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const headers = { ...init.headers, ...this.#sent, ...(this.cookie && { cookie: this.cookie }) };
    const answer = await this.#fetch(path, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    return answer;
  }
}
