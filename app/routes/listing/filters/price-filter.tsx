import { useShop } from "../../../components/use-shop";
import type { ListingFacets } from "../../../domain/catalog/facets";
import { FILTER_FIELDS, writeBounds } from "../../../domain/catalog/listing-form";
import type { ListingQuery } from "../../../domain/catalog/listing-query";
import { firstCurrency } from "../../../domain/values/money";
import { priceBounds, boundPosition, type PriceBounds } from "../../../domain/catalog/facet-display";
import { FILTERS } from "#strings/catalog/filters";
import { FilterGroup } from "./filter-group";
import { useSynced } from "./use-filter-form";

interface PriceSliderProps {
  bounds: PriceBounds;
  from: string;
  to: string;
  onFrom: (text: string) => void;
  onTo: (text: string) => void;
}

/** Two native sliders over one track; they have no names, because the text fields below are submitted. */
function PriceSlider({ bounds, from, to, onFrom, onTo }: PriceSliderProps) {
  const { lowest, highest } = bounds;
  const sign = FILTERS.signs[bounds.currency];
  const left = boundPosition(from, bounds, lowest);
  const right = boundPosition(to, bounds, highest);
  const share = (value: number) => `${((value - lowest) / (highest - lowest)) * 100}%`;
  return (
    <div className="price-range">
      <svg aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        <line className="is-active" x1={share(Math.min(left, right))} x2={share(right)} y1="50%" y2="50%" />
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

interface PriceFilterProps {
  price: ListingQuery["price"];
  range: ListingFacets["priceRange"];
}

/** Two fields in the primary currency, and a slider over the listing's price range. */
export function PriceFilter({ price, range }: PriceFilterProps) {
  const { site } = useShop();
  const written = writeBounds(price);
  const [from, setFrom] = useSynced(written.from);
  const [to, setTo] = useSynced(written.to);
  const bounds = priceBounds(range, site);
  const sign = FILTERS.signs[firstCurrency(site.priceDisplay)];
  return (
    <FilterGroup label={FILTERS.price}>
      {bounds && <PriceSlider bounds={bounds} from={from} to={to} onFrom={setFrom} onTo={setTo} />}
      <div className="field-pair">
        <BoundField
          name={FILTER_FIELDS.from}
          label={FILTERS.from(sign)}
          value={from}
          hint={bounds?.lowest}
          onType={setFrom}
        />
        <BoundField name={FILTER_FIELDS.to} label={FILTERS.to(sign)} value={to} hint={bounds?.highest} onType={setTo} />
      </div>
    </FilterGroup>
  );
}

interface BoundFieldProps {
  name: string;
  label: string;
  value: string;
  /** The listing's lowest or highest price. */
  hint: number | undefined;
  onType: (text: string) => void;
}

function BoundField({ name, label, value, hint, onType }: BoundFieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        type="text"
        name={name}
        inputMode="decimal"
        maxLength={10}
        value={value}
        placeholder={hint === undefined ? undefined : String(hint)}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}
