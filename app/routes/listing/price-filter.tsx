import { useShop } from "../../components/use-shop";
import type { ListingFacets } from "../../shop/facets";
import { FILTER_FIELDS, writeBounds } from "../../shop/listing-form";
import type { ListingQuery } from "../../shop/listing-query";
import { firstCurrency } from "../../shop/money";
import { priceBounds } from "../../shop/price-bounds";
import { FILTERS } from "../../strings/filters";
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
        <label className="f">
          <span className="lb">{FILTERS.from(sign)}</span>
          <input
            name={FILTER_FIELDS.from}
            inputMode="decimal"
            maxLength={10}
            value={from}
            placeholder={bounds ? String(bounds.lowest) : undefined}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
        </label>
        <label className="f">
          <span className="lb">{FILTERS.to(sign)}</span>
          <input
            name={FILTER_FIELDS.to}
            inputMode="decimal"
            maxLength={10}
            value={to}
            placeholder={bounds ? String(bounds.highest) : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </label>
      </div>
    </FilterGroup>
  );
}
