import { placeBound, type PriceBounds } from "../../../domain/catalog/price-bounds";
import { FILTERS } from "../../../strings/catalog/filters";

interface PriceSliderProps {
  bounds: PriceBounds;
  from: string;
  to: string;
  onFrom: (text: string) => void;
  onTo: (text: string) => void;
}

/** Two native sliders over one line; they have no names, for the fields below them are what counts. */
export function PriceSlider({ bounds, from, to, onFrom, onTo }: PriceSliderProps) {
  const { lowest, highest } = bounds;
  const sign = FILTERS.signs[bounds.currency];
  const left = placeBound(from, bounds, lowest);
  const right = placeBound(to, bounds, highest);
  const share = (value: number) => `${((value - lowest) / (highest - lowest)) * 100}%`;
  return (
    <div className="rng">
      <svg aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="on" x1={share(Math.min(left, right))} x2={share(right)} y1="50%" y2="50%" />
      </svg>
      <input
        type="range"
        className={left > (lowest + highest) / 2 ? "above" : undefined}
        aria-label={FILTERS.lowest}
        aria-valuetext={`${left} ${sign}`}
        min={lowest}
        max={highest}
        value={left}
        onChange={(event) => {
          const value = Math.min(Number(event.currentTarget.value), right);
          onFrom(value > lowest ? String(value) : "");
        }}
      />
      <input
        type="range"
        aria-label={FILTERS.highest}
        aria-valuetext={`${right} ${sign}`}
        min={lowest}
        max={highest}
        value={right}
        onChange={(event) => {
          const value = Math.max(Number(event.currentTarget.value), left);
          onTo(value < highest ? String(value) : "");
        }}
      />
    </div>
  );
}
