import type { ListingFacets } from "../../../domain/catalog/facets";
import { facetDisplay, collapseTerms } from "../../../domain/catalog/facet-display";
import { swatchesOf } from "../../../domain/product/swatches";
import { FilterGroup, MoreOptions } from "./filter-group";
import { FilterOption, FilterPill, FilterSwatch } from "./filter-option";

type Facet = ListingFacets["attributes"][number];

const CLASSES = { swatches: "filter-swatches", pills: "filter-pills", list: "filter-list" } as const;

/** The terms of an attribute: colors as swatches, sizes as pills, the rest as a list. */
export function AttributeFilter({ facet, chosen }: { facet: Facet; chosen: string[] }) {
  const display = facetDisplay(facet.terms);
  const colors = display === "swatches" ? swatchesOf(facet.terms) : null;
  const { shown, hidden } = collapseTerms(facet.terms, display);
  const draw = (terms: Facet["terms"]) =>
    terms.map(({ slug, name, language, count }) => {
      const option = { name: facet.name, value: slug, isChosen: chosen.includes(slug), count, label: name, language };
      const color = colors?.get(slug);
      if (display === "pills") return <FilterPill key={slug} {...option} />;
      return color ? <FilterSwatch key={slug} {...option} color={color} /> : <FilterOption key={slug} {...option} />;
    });
  return (
    <FilterGroup label={facet.label} className={CLASSES[display]}>
      {draw(shown)}
      <MoreOptions count={hidden.length} isNeeded={hidden.some(({ slug }) => chosen.includes(slug))}>
        {draw(hidden)}
      </MoreOptions>
    </FilterGroup>
  );
}
