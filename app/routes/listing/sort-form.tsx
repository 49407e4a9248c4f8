import { useNavigate } from "react-router";
import { Icon } from "../../components/ui/icon";
import { useShop } from "../../components/use-shop";
import { FILTER_FIELDS, listFormFields, readListingForm, SORTS, sortValue } from "../../domain/catalog/listing-form";
import { serialiseListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { FILTERS } from "../../strings/catalog/filters";
import { KeptFields } from "./filters/kept-fields";

/** The order of a listing: a form of its own, for it stands where the filter form doesn't reach. */
export function SortForm({ query, path }: { query: ListingQuery; path: string }) {
  const navigate = useNavigate();
  const { settings } = useShop();
  const current = sortValue(query);
  const isOffered = ({ orderby }: Pick<ListingQuery, "orderby">) =>
    orderby === "rating" ? settings.showReviews : orderby !== "relevance" || query.search !== "";
  const offered = SORTS.filter(isOffered).map(sortValue);
  const values = offered.includes(current) ? offered : [...offered, current];
  const kept = listFormFields(query).filter(([name]) => name !== FILTER_FIELDS.sort);
  function choose(sort: string) {
    const chosen = readListingForm(new URLSearchParams([...kept, [FILTER_FIELDS.sort, sort]]));
    if (chosen) void navigate(serialiseListingQuery(chosen, path), { preventScrollReset: true });
  }
  return (
    <form className="sort" method="get" action={path} autoComplete="off">
      <KeptFields fields={kept} />
      <label className="sel">
        <span className="sr">{FILTERS.sort}</span>
        <select name={FILTER_FIELDS.sort} value={current} onChange={(event) => choose(event.currentTarget.value)}>
          {values.map((value) => (
            <option key={value} value={value}>
              {FILTERS.sorts[value]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      <noscript>
        <button type="submit" className="btn ghost sm">
          {FILTERS.sortApply}
        </button>
      </noscript>
    </form>
  );
}
