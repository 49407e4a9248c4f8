import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import type { BrandLink } from "../../domain/catalog/category";
import { NO_SUGGESTIONS, type SuggestedCategory, type SuggestedProduct } from "../../domain/catalog/suggestions";
import { sharedLanguage } from "../../domain/values/text-language";
import { SEARCH } from "#strings/catalog/search";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { Price } from "../product/price";
import { Listbox } from "../ui/combobox/listbox";
import { optionId, type Popup } from "../ui/combobox/popup";
import { useSearchField } from "./use-search-field";
import { useCurrentListing } from "./use-current-listing";

const NOTHING = { ...NO_SUGGESTIONS, term: "" };

interface SearchPanelProps {
  form: RefObject<HTMLFormElement | null>;
  listId: string;
  /** Reports the combobox attributes to the field. */
  onPopup: (popup: Popup) => void;
}

/** Suggestions below the search field, as an overlay without layout shift. */
export function SearchPanel({ form, listId, onPopup }: SearchPanelProps) {
  const { suggested, paths, isOpen, active } = useSearchField(form);
  const { correction, categories, brands, products, articles, found, term } = suggested ?? NOTHING;
  const { isFiltered } = useCurrentListing();
  // Option indexes, in the order of the URLs.
  const categoryAt = correction === null ? 0 : 1;
  const brandAt = categoryAt + categories.length;
  const productAt = brandAt + brands.length;
  const articleAt = productAt + products.length;
  const hasAll = paths.length > articleAt + articles.length;
  const optionProps = (index: number) => ({
    id: optionId(listId, index),
    to: paths[index]!,
    isActive: index === active,
  });
  return (
    <>
      <p className="visually-hidden" role="status">
        {suggested && (isOpen ? SEARCH.count(paths.length) : paths.length === 0 && SEARCH.nothing(term))}
      </p>
      <Listbox id={listId} label={SEARCH.suggestions} isOpen={isOpen} active={active} onPopup={onPopup}>
        {correction !== null && (
          <Option className="suggestion" {...optionProps(0)}>
            <Icon name="search" size={20} />
            <span>
              {SEARCH.meant} <b>{SEARCH.quoted(correction)}</b>?
            </span>
          </Option>
        )}
        <SuggestionGroup name={SEARCH.categories} isShown={categories.length > 0}>
          {categories.map((category, index) => (
            <CategoryOption key={category.path} category={category} {...optionProps(categoryAt + index)} />
          ))}
        </SuggestionGroup>
        <SuggestionGroup name={SEARCH.brands} isShown={brands.length > 0}>
          {brands.map((brand, index) => (
            <BrandOption key={brand.path} brand={brand} {...optionProps(brandAt + index)} />
          ))}
        </SuggestionGroup>
        <SuggestionGroup name={SEARCH.products} isShown={products.length > 0}>
          {products.map((product, index) => (
            <ProductOption key={product.databaseId} product={product} {...optionProps(productAt + index)} />
          ))}
        </SuggestionGroup>
        <SuggestionGroup name={SEARCH.articles} isShown={articles.length > 0}>
          {articles.map(({ path, title, language }, index) => (
            <Option key={path} className="suggestion" {...optionProps(articleAt + index)}>
              <Icon name="text" size={20} />
              <span lang={language}>{title}</span>
            </Option>
          ))}
        </SuggestionGroup>
        {hasAll && (
          <Option className="suggestion all" {...optionProps(paths.length - 1)}>
            <span>{isFiltered ? SEARCH.amongFilters(term) : SEARCH.all(term, found)}</span>
            <Icon name="arrow" size={20} />
          </Option>
        )}
      </Listbox>
    </>
  );
}

function SuggestionGroup({ name, isShown, children }: { name: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <div role="group" aria-label={name}>
      <div className="suggestions-head" aria-hidden="true">
        {name}
      </div>
      {children}
    </div>
  );
}

interface OptionPlace {
  id: string;
  to: string;
  isActive: boolean;
}

function Option({ id, to, isActive, className, children }: OptionPlace & { className?: string; children: ReactNode }) {
  const classes = [className, isActive && "is-active"].filter(Boolean).join(" ");
  return (
    <Link id={id} to={to} role="option" tabIndex={-1} aria-selected={isActive} className={classes || undefined}>
      {children}
    </Link>
  );
}

function CategoryOption({ category, ...optionProps }: OptionPlace & { category: SuggestedCategory }) {
  const { ancestors } = category;
  return (
    <Option className="suggestion" {...optionProps}>
      <Icon name="grid" size={20} />
      <span>
        <span lang={category.language}>{category.name}</span>
        {ancestors.length > 0 && (
          <span className="caption" lang={sharedLanguage(ancestors).language}>
            {` ${ancestors.map(({ name }) => name).join(" / ")}`}
          </span>
        )}
      </span>
      <span className="caption" aria-hidden="true">
        {category.count}
      </span>
    </Option>
  );
}

function BrandOption({ brand, ...optionProps }: OptionPlace & { brand: BrandLink }) {
  return (
    <Option className="suggestion" {...optionProps}>
      <Icon name="box" size={20} />
      <span lang={brand.language}>{brand.name}</span>
      {brand.count > 0 && (
        <span className="caption" aria-hidden="true">
          {brand.count}
        </span>
      )}
    </Option>
  );
}

function ProductOption({ product, ...optionProps }: OptionPlace & { product: SuggestedProduct }) {
  return (
    <Option {...optionProps}>
      <span className="picture">
        <Picture image={product.image} preset="thumbnail" alt="" />
      </span>
      <span className="suggestion-name">
        <span lang={product.language}>{product.name}</span>
        {product.brand && (
          <span className="caption" lang={product.brand.language}>
            {product.brand.name}
          </span>
        )}
      </span>
      <Price amount={product.price} isFrom={product.isFrom} />
    </Option>
  );
}
