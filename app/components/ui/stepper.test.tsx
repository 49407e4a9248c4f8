import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SHELL } from "#strings/shell";
import { Stepper } from "./stepper";

/** Which of its two buttons change nothing now. */
function off(value: number, max?: number | null): string[] {
  const html = renderToStaticMarkup(
    <Stepper value={value} max={max ?? null} onChange={() => undefined} label="Брой" />,
  );
  const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"([^>]*)>/g)];
  return buttons.filter(([, , rest]) => rest!.includes(' aria-disabled="true"')).map(([, label]) => label!);
}

test("a quantity begins at 1: minus is disabled at 1 and enabled above it", () => {
  expect(off(1)).toEqual([SHELL.less]);
  expect(off(2)).toEqual([]);
});

test("plus is disabled at the stock, and at the maximum quantity", () => {
  expect(off(3, 3)).toEqual([SHELL.more]);
  expect(off(1, 1)).toEqual([SHELL.less, SHELL.more]);
  expect(off(999)).toEqual([SHELL.more]);
});

test("without scripts the field itself accepts nothing under 1", () => {
  const html = renderToStaticMarkup(<Stepper value={1} onChange={() => undefined} label="Брой" max={4} />);
  const [field] = /<input[^>]*>/.exec(html)!;
  for (const attribute of ['type="number"', 'name="quantity"', 'min="1"', 'max="4"'])
    expect(field).toContain(attribute);
});
