import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { isPersonalPath } from "../../app/config/route-policies";
import { productPath } from "../../app/domain/product/product-url";

/** A broken URL, the page that links to it, and what is wrong. */
interface Fault {
  address: string;
  from: string;
  wrong: string;
}

interface Page {
  from: string;
  /** null: not opened. */
  ids: Set<string> | null;
}

/** Responds with the page; null where it isn't to be opened. */
type Open = (address: string) => Promise<Response> | null;

const LINK = /<(?:a|area|link)\b[^>]*?\shref="([^"]*)"/gi;

const ID = /\sid="([^"]*)"/g;

const AT_ONCE = 6;

/** How many URLs of a kind that differ in their query alone are opened: filters combine endlessly. */
const SAMPLES = 3;

/** Of further ones what they name must exist: a product's page is opened anyway, a picture takes long to resize. */
const NAMED: Record<string, (value: string, addresses: Pick<Map<string, Page>, "has">) => boolean> = {
  slug: (slug, addresses) => addresses.has(productPath(slug)),
  src: (src) => existsSync(join("demo/pictures/files", basename(src))),
};

/** Follows every internal link to what is opened, each URL once, and looks for the targets of fragments. */
export class Crawler {
  readonly faults: Fault[] = [];
  readonly #open: Open;
  readonly #origin: string;
  readonly #pages = new Map<string, Page>();
  readonly #samples = new Map<string, number>();
  /** As written: most links of a page are on every page. */
  readonly #found = new Set<string>();
  readonly #fragments: { address: string; id: string; from: string }[] = [];
  readonly #unopened: { url: URL; from: string }[] = [];
  #waiting: string[] = [];

  constructor(origin: string, open: Open) {
    this.#origin = origin;
    this.#open = open;
  }

  get addresses(): string[] {
    return [...this.#pages.keys()];
  }

  async run(start: string[]): Promise<void> {
    for (const address of start) this.#find(address, "the start", "/");
    while (this.#waiting.length > 0) await Promise.all(this.#waiting.splice(0, AT_ONCE).map((one) => this.#visit(one)));
    for (const { address, id, from } of this.#fragments)
      if (this.#pages.get(address)?.ids?.has(id) === false)
        this.faults.push({ address: `${address}#${id}`, from, wrong: "no element has this id" });
    for (const { url, from } of this.#unopened)
      for (const [name, exists] of Object.entries(NAMED))
        if (url.searchParams.getAll(name).some((value) => !exists(value, this.#pages)))
          this.faults.push({ address: url.pathname + url.search, from, wrong: `its ${name} doesn't exist` });
  }

  #find(href: string, from: string, base: string): void {
    const url = new URL(href.replaceAll("&amp;", "&"), this.#origin + base);
    // To WordPress's own page of a product.
    if (url.origin !== this.#origin || url.pathname === "/checkout/wordpress") return;
    // Another language has the same pages again, which would take as long.
    if (/^\/(ezik\/)?en(\/|$)/.test(url.pathname)) return;
    const address = url.pathname + url.search;
    if (!this.#pages.has(address)) {
      if (url.search && !this.#isSample(url)) return void this.#unopened.push({ url, from });
      this.#pages.set(address, { from, ids: null });
      this.#waiting.push(address);
    }
    if (url.hash) this.#fragments.push({ address, id: decodeURIComponent(url.hash.slice(1)), from });
  }

  #isSample({ pathname, searchParams }: URL): boolean {
    const names = [...searchParams].map(
      ([name, value]) => `${name}=${name in NAMED ? "" : value.replaceAll(/\[[^\]]*\]|\d+/g, "")}`,
    );
    const kind = `${pathname.split("/")[1]}?${names.join("&")}`;
    const known = this.#samples.get(kind) ?? 0;
    this.#samples.set(kind, known + 1);
    return known < SAMPLES;
  }

  async #visit(address: string): Promise<void> {
    const page = this.#pages.get(address)!;
    const answer = await this.#open(address);
    if (!answer) return;
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    const text = await answer.text();
    if (answer.status !== 200)
      this.faults.push({
        address,
        from: page.from,
        wrong: `${answer.status} ${answer.headers.get("location") ?? ""}`.trim(),
      });
    if (!isPage || answer.status !== 200) return;
    page.ids = new Set(Array.from(text.matchAll(ID), ([, id]) => id!));
    for (const [, href] of text.matchAll(LINK)) {
      if (this.#found.has(href!)) continue;
      // Others are relative to their page.
      if (href!.startsWith("/")) this.#found.add(href!);
      this.#find(href!, address, address);
    }
  }
}

export const isPersonal = (address: string) => isPersonalPath(address.replace(/[?#].*$/, ""));
