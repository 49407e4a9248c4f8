import { expect, test } from "vitest";
import { plainText, sanitise } from "./html";

test("HTML of the CMS keeps its text, lists and tables", () => {
  const html =
    "<h2>Състав</h2>\n<ul><li>мляко</li></ul><table><tbody><tr><th>Доза</th><td>30 г</td></tr></tbody></table>";
  expect(sanitise(html)).toBe(html);
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  "<iframe src=https://evil.test></iframe>",
  "<svg><script>alert(1)</script></svg>",
  '<form action="https://evil.test"><button>x</button></form>',
  '<a href="//evil.test">x</a>',
  "<math><mtext><style><img src onerror=alert(1)>",
])("%s loses whatever could run, frame or restyle (quality.md 15)", (html) => {
  expect(sanitise(html)).not.toMatch(/script|onerror|onclick|style|iframe|form|svg|math|evil|<img/i);
});

test("backend's messages become plain text with their entities read", () => {
  expect(plainText('Не може да добавите &quot;Шейкър&quot;, <a href="x">вижте</a>&nbsp;тук')).toBe(
    'Не може да добавите "Шейкър", вижте тук',
  );
  expect(plainText(null)).toBe("");
});

test("an empty corner of a table is no header (quality.md 25)", () => {
  const table = (corner: string) => `<table><thead><tr>${corner}<th>kcal</th></tr></thead></table>`;
  expect(sanitise(table('<th scope="col"> </th>'))).toBe(table("<td></td>"));
});
