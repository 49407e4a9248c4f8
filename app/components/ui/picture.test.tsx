import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture";

const IMAGE = { sourceUrl: "https://wp.test/whey.jpg", altText: "Протеин" };

const render = (props: Partial<ComponentProps<typeof Picture>> = {}) =>
  renderToStaticMarkup(<Picture {...{ image: IMAGE, preset: "product", ...props }} />);

test("a picture has its size before it loads, both densities, and the backend's alternative text", () => {
  const html = render();
  expect(html).toContain('width="280" height="315"');
  expect(html).toMatch(/srcSet="\/img\/product\/1\?src=\S+ 1x, \/img\/product\/2\?src=\S+ 2x"/);
  expect(html).toContain('alt="Протеин"');
  expect(html).toContain('decoding="async"');
  expect(html).not.toMatch(/crossorigin|sizes=/i);
  expect(render({ alt: "" })).toContain('alt=""');
  expect(render({ preset: "gallery" })).toMatch(/ 1536w" sizes="/);
});

test("a picture loads lazily unless it is eager, and then with high priority", () => {
  expect(render()).toContain('loading="lazy"');
  expect(render()).not.toContain("fetchPriority");
  expect(render({ isMain: true })).toMatch(/loading="eager" fetchPriority="high"/);
  expect(render({ loading: "eager" })).not.toContain("fetchPriority");
});

test("without a picture the placeholder is shown in its box", () => {
  const html = render({ image: null });
  expect(html).toContain('src="/placeholder.jpg"');
  expect(html).toContain('width="280" height="315"');
  expect(html).not.toMatch(/srcset/i);
});

test("loading is lazy or eager, crossorigin and decoding are the shop's; an unknown preset is an error", () => {
  // @ts-expect-error -- loading
  expect(render({ loading: "auto" })).toContain("<img");
  // @ts-expect-error -- crossorigin and decoding
  expect(render({ crossOrigin: "use-credentials", decoding: "sync" })).toContain('decoding="async"');

  for (const image of [IMAGE, null])
    expect(() => render({ image, preset: "huge" as never })).toThrow('"huge" is unknown; there are product, thumbnail');
});
