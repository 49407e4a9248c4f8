/** A color as a disc. An SVG takes the color as an attribute; the page's policy forbids style attributes. */
export function Swatch({ color }: { color: string }) {
  return <svg className="swatch" color={color} aria-hidden="true" />;
}
