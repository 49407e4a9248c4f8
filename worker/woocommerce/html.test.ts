import { expect, test } from "vitest";
import { plainText, sanitizeUntrusted, sanitizeArticle } from "./html";

/** The markup of a wrapped table. */
const box = (name: string, table: string) => `<div role="group" aria-label="${name}" tabindex="0">${table}</div>`;

test("CMS HTML keeps its text, lists and tables", () => {
  const text = "<h2>Състав</h2>\n<ul><li>мляко</li></ul>";
  const table = "<table><tbody><tr><th>Доза</th><td>30 г</td></tr></tbody></table>";
  expect(sanitizeUntrusted(text + table)).toBe(text + box("Доза, 30 г", table));
});

test("a table is wrapped in a scrollable box named by its caption or first row; a nested table is not", () => {
  const rows = "<tr><td></td><th>в <b>100</b> г</th></tr><tr><td>Сол</td><td>1 г</td></tr>";
  const inner = `<table>${rows}</table>`;
  expect(sanitizeUntrusted(inner)).toBe(box("в 100 г", inner));
  const outer = `<table><caption>Хранителни стойности</caption><tr><td>${inner}</td></tr></table>`;
  expect(sanitizeArticle(`${outer}<p>и</p>${inner}`)).toBe(
    `${box("Хранителни стойности", outer)}<p>и</p>${box("в 100 г", inner)}`,
  );
  expect(sanitizeUntrusted(sanitizeUntrusted(inner))).toBe(sanitizeUntrusted(inner));
});

test("no text of a table escapes the name of its box", () => {
  const evil = "&quot; onfocus=&quot;alert(1)&quot; &lt;b&gt;";
  const clean = sanitizeUntrusted(`<table><tr><td>${evil}</td></tr></table>`);
  expect(clean.split("<table>")[0]).toBe(`<div role="group" aria-label="${evil}" tabindex="0">`);
  const long = sanitizeUntrusted(`<table><tr>${`<td>&amp;${"я".repeat(99)}</td>`.repeat(9)}</tr></table>`);
  expect(/aria-label="([^"]*)"/.exec(long)![1]!.replaceAll("&amp;", "&")).toHaveLength(300);
});

const HOSTILE = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  "<iframe src=https://evil.test></iframe>",
  "<svg><script>alert(1)</script></svg>",
  '<form action="https://evil.test"><button>x</button></form>',
  '<a href="//evil.test">x</a>',
  "<math><mtext><style><img src onerror=alert(1)>",
];

test.each(HOSTILE)("%s loses scripts, frames and styles", (html) => {
  for (const clean of [sanitizeUntrusted(html), sanitizeArticle(html), sanitizeArticle(html, "https://wp.test")])
    expect(clean.replace(/src="\/img[^"]*"/, "")).not.toMatch(
      /script|onerror|onclick|style|iframe|form|svg|math|evil/i,
    );
  expect(sanitizeUntrusted(html)).not.toContain("<img");
});

test("images in the merchant's HTML use the resizer and keep their size; untrusted HTML has no images", () => {
  const html =
    '<figure><img src="https://wp.test/a.jpg" srcset="https://evil.test/b.jpg 2x" alt="Щанга" width="800" height="450" class="x"/></figure>';
  const clean = sanitizeArticle(html);
  expect(clean).toContain('src="/img/w/768?q=80&amp;src=https%3A%2F%2Fwp.test%2Fa.jpg"');
  expect(clean).toMatch(/alt="Щанга" width="800" height="450" loading="lazy"/);
  expect(clean).toContain("320w");
  expect(clean).not.toMatch(/class|evil/);
  expect(sanitizeUntrusted(html)).toBe("");
});

test("an image without a valid URL is removed together with its empty figure", () => {
  for (const src of ["x", "data:image/png;base64,AAAA", "//evil.test/a.png", "/\\evil.test/a.png", "javascript:1", ""])
    expect(sanitizeArticle(`<figure><img src="${src}"></figure><p>и</p>`)).toBe("<p>и</p>");
  expect(sanitizeArticle('<img src="/uploads/a.jpg" width="0" height="9999999">', "https://wp.test")).toMatch(
    /src=https%3A%2F%2Fwp\.test%2Fuploads%2Fa\.jpg"(?!.*(width|height)=)/,
  );
});

test("links in the merchant's HTML lead to the shop's pages, other links to their site", () => {
  const html =
    '<a href="https://wp.test/product/whey/">а</a><a href="https://kzp.bg/x" rel="opener" target="_blank">б</a>';
  expect(sanitizeArticle(html, "https://wp.test")).toBe(
    '<a href="/produkt/whey">а</a><a href="https://kzp.bg/x" rel="noopener">б</a>',
  );
});

test("a link in untrusted HTML is always nofollow", () => {
  for (const written of [
    '<a href="https://spam.test">x</a>',
    '<a rel="follow" target="_blank" href="https://spam.test">x</a>',
  ])
    expect(sanitizeUntrusted(written)).toMatch(
      /^<a (?=[^>]*href="https:\/\/spam\.test")(?=[^>]*rel="nofollow ugc noopener")[^>]*>x<\/a>$/,
    );
  expect(sanitizeUntrusted('<a href="https://spam.test" target="_blank">x</a>')).not.toContain("target");
});

test("the merchant's own link relations, such as sponsored, are kept", () => {
  const html =
    '<a href="https://ad.test/x" rel="Sponsored opener nofollow">а</a><a href="/za-nas" rel="nofollow">б</a>';
  expect(sanitizeArticle(html, "https://wp.test")).toBe(
    '<a href="https://ad.test/x" rel="nofollow sponsored noopener">а</a><a href="/za-nas">б</a>',
  );
});

test("backend messages become plain text with entities decoded", () => {
  expect(plainText('Не може да добавите &quot;Шейкър&quot;, <a href="x">вижте</a>&nbsp;тук')).toBe(
    'Не може да добавите "Шейкър", вижте тук',
  );
  expect(plainText(null)).toBe("");
});

test("an empty header cell becomes a data cell", () => {
  const table = (corner: string) => `<table><thead><tr>${corner}<th>kcal</th></tr></thead></table>`;
  expect(sanitizeUntrusted(table('<th scope="col"> </th>'))).toBe(box("kcal", table("<td></td>")));
});
