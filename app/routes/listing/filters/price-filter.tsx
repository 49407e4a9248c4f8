import { useShop } from "../../../components/use-shop";
import type { ListingFacets } from "../../../domain/catalog/facets";
import { FILTER_FIELDS, writeBounds } from "../../../domain/catalog/listing-form";
import type { ListingQuery } from "../../../domain/catalog/listing-query";
import { firstCurrency } from "../../../domain/values/money";
import { priceBounds } from "../../../domain/catalog/price-bounds";
import { FILTERS } from "../../../strings/catalog/filters";
import { FilterGroup } from "./filter-group";
import { PriceSlider } from "./price-slider";
import { useFollowed } from "./use-followed";

interface PriceFilterProps {
  price: ListingQuery["price"];
  range: ListingFacets["priceRange"];
}

/** Two fields in the currency that is shown first, and a slider between the prices that there are. */
export function PriceFilter({ price, range }: PriceFilterProps) {
  const { site } = useShop();
  const written = writeBounds(price);
  const [from, setFrom] = useFollowed(written.from);
  const [to, setTo] = useFollowed(written.to);
  const bounds = priceBounds(range, site);
  const sign = FILTERS.signs[firstCurrency(site.priceDisplay)];
  return (
    <FilterGroup label={FILTERS.price}>
      {bounds && <PriceSlider bounds={bounds} from={from} to={to} onFrom={setFrom} onTo={setTo} />}
      <div className="two">
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
  /** The price beyond which there is nothing. */
  hint: number | undefined;
  onType: (text: string) => void;
}

function BoundField({ name, label, value, hint, onType }: BoundFieldProps) {
  return (
    <label className="f">
      <span className="lb">{label}</span>
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
