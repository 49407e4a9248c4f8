import { facetDisplay, collapseTerms, type FacetDisplay } from "../../../domain/catalog/facet-display";
import type { Term } from "../../../domain/product/product";
import { swatchesOf } from "../../../domain/product/swatches";
import { FilterGroup, MoreOptions } from "./filter-group";
import { FilterOption, FilterPill, FilterSwatch } from "./filter-option";

export interface CountedTerm extends Term {
  /** null when unknown. */
  count: number | null;
}

interface TermFilterProps {
  /** Name of the form's field. */
  name: string;
  label: string;
  terms: CountedTerm[];
  /** Slugs of the selected terms. */
  chosen: string[];
  display?: FacetDisplay;
}

const CLASSES = { swatches: "filter-swatches", pills: "filter-pills", list: "" } as const;

/** Terms to select: colors as swatches, sizes as pills, the rest as a list. */
export function TermFilter({ name, label, terms, chosen, display = facetDisplay(terms) }: TermFilterProps) {
  const colors = display === "swatches" ? swatchesOf(terms) : null;
  const { shown, hidden } = collapseTerms(terms, display);
  const renderTerms = (some: CountedTerm[]) =>
    some.map(({ slug, name: text, language, count }) => {
      const option = { name, value: slug, isChosen: chosen.includes(slug), count, label: text, language };
      const color = colors?.get(slug);
      if (display === "pills") return <FilterPill key={slug} {...option} />;
      return color ? <FilterSwatch key={slug} {...option} color={color} /> : <FilterOption key={slug} {...option} />;
    });
  return (
    <FilterGroup label={label} className={CLASSES[display]}>
      {renderTerms(shown)}
      <MoreOptions count={hidden.length} isNeeded={hidden.some(({ slug }) => chosen.includes(slug))}>
        {renderTerms(hidden)}
      </MoreOptions>
    </FilterGroup>
  );
}
