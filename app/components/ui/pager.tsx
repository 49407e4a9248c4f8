import { Link } from "react-router";
import { visiblePages } from "../../domain/values/paging";
import { PAGER } from "../../strings/pager";
import { Icon } from "./icon";

interface PagerProps {
  page: number;
  /** null when unknown: then there are only previous and next. */
  last: number | null;
  hasNext: boolean;
  pathOf: (page: number) => string;
}

/** Links to other pages of a list, numbered when the number of pages is known. */
export function Pager({ page, last, hasNext, pathOf }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  const pages = last === null ? [page] : visiblePages(page, last);
  return (
    <nav className="pager" aria-label={PAGER.pages}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" aria-label={PAGER.previous}>
          <Icon name="left" size={20} />
        </Link>
      )}
      {pages.map((one, index) => (
        <PageLink key={one ?? `gap-${index}`} page={one} isCurrent={one === page} pathOf={pathOf} />
      ))}
      {hasNext && (
        <Link to={pathOf(page + 1)} rel="next" aria-label={PAGER.next}>
          <Icon name="right" size={20} />
        </Link>
      )}
    </nav>
  );
}

function PageLink({
  page,
  isCurrent,
  pathOf,
}: {
  page: number | null;
  isCurrent: boolean;
  pathOf: PagerProps["pathOf"];
}) {
  if (page === null) return <span>…</span>;
  if (isCurrent) return <span aria-current="page">{page}</span>;
  return (
    <Link to={pathOf(page)} aria-label={PAGER.page(page)}>
      {page}
    </Link>
  );
}
