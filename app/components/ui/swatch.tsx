/** A colour as a disc: drawn, for the page's policy forbids style attributes. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={colour} stroke="rgb(0 0 0 / 0.16)" />
    </svg>
  );
}
