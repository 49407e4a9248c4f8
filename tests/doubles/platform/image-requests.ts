import { beforeEach, vi } from "vitest";
import { serveImage } from "../../../worker/images/resize-route";
import { imageResponse, startPng } from "../../fixtures/raster-files";
import { makeShopApp } from "./shop-app";

export const PICTURE = "https://demo.shop.test/pictures/whey.png";

interface Conditions {
  answer?: (url: string) => Response | Promise<Response>;
  accept?: string;
  /** "none": the binding is missing. */
  binding?: "works" | "fails" | "none";
  /** As Cloudflare reports it. */
  address?: string;
  floods?: RateLimit;
}

/** The image endpoint with a recording backend and Images binding, and a cache. */
class ImageRequests {
  readonly kept = new Map<string, Response>();
  readonly #app = makeShopApp({ IMAGE_HOSTS: "cdn.shop.test:8443" });

  constructor() {
    this.#app.get("/img/*", serveImage);
  }

  /** Empties the cache, and replaces the Worker's cache and log. */
  start(): void {
    this.kept.clear();
    const match = (key: string) => Promise.resolve(this.kept.get(key)?.clone());
    const put = (key: string, response: Response) => Promise.resolve(void this.kept.set(key, response));
    vi.stubGlobal("caches", { default: { match, put } });
    vi.spyOn(console, "error").mockReturnValue();
  }

  ask(src: string, conditions: Conditions = {}, size = "product/1") {
    return this.request(`/img/${size}${size.includes("?") ? "&" : "?"}src=${encodeURIComponent(src)}`, conditions);
  }

  async request(path: string, conditions: Conditions = {}) {
    const { answer = answerPng, accept, binding = "works", address, floods } = conditions;
    const fetched: { url: string; init: RequestInit }[] = [];
    const outputs: object[] = [];
    const fetcher = (url: string, init: RequestInit) => {
      fetched.push({ url, init });
      return Promise.resolve(url).then(answer);
    };
    const IMAGES = binding === "none" ? undefined : makeBinding(outputs, binding === "works");
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
    const response = await this.#app.request(
      `https://shop.test${path}`,
      { headers: { ...(accept && { accept }), ...(address && { "cf-connecting-ip": address }) } },
      { BACKEND: { fetch: fetcher }, IMAGES, FLOOD_READS: floods } as never,
      context as never,
    );
    return { response, fetched, outputs };
  }
}

/** Called at the top of a test file: reset before each test. */
export function startImageRequests(): ImageRequests {
  const images = new ImageRequests();
  beforeEach(() => images.start());
  return images;
}

function answerPng(): Response {
  return imageResponse(startPng(600, 675), "image/png");
}

function makeBinding(outputs: object[], works: boolean) {
  const output = (size: object, format: { format: string }) => {
    outputs.push({ ...size, ...format });
    if (!works) return Promise.reject(new Error("no such codec"));
    const response = () => new Response(`resized ${format.format}`);
    return Promise.resolve({ response, contentType: () => format.format });
  };
  return {
    input: () => ({
      transform: (size: object) => ({ output: (format: { format: string }) => output(size, format) }),
    }),
  };
}
