import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, readForm, readLine, readText } from "./form-data";

test("control characters are stripped, line breaks of a note are kept", () => {
  const form = new FormData();
  form.set("city", " Со\u0000фия\u200f\t град\n");
  form.set("note", "първи ред\r\nвтори\u0007 ред  \r\n");
  expect(readLine(form, "city")).toBe("София град");
  expect(readText(form, "note")).toBe("първи ред\nвтори ред");
});

test("a file instead of a text, or nothing, is an empty value", () => {
  const form = new FormData();
  form.set("city", new File(["x"], "x.txt"));
  expect(readLine(form, "city")).toBe("");
  expect(readLine(form, "street")).toBe("");
});

test("a body that is no form is an empty form", async () => {
  const request = new Request("https://shop.test/cart", {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect([...(await readForm(request))]).toEqual([]);
});

test("cleaned text is one line, and cleaning it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = cleanLine(text);
      expect(line).not.toMatch(/[\p{Cc}\n]/u);
      expect(cleanLine(line)).toBe(line);
    }),
  );
});
