import { Link } from "react-router";
import { visiblePages } from "../../domain/values/paging";
import { PAGER } from "#strings/pager";
import { Icon } from "./icon";

interface PagerProps {
  page: number;
  last: number;
  pathOf: (page: number) => string;
}

/** Links to other pages of a list. */
export function Pager({ page, last, pathOf }: PagerProps) {
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={PAGER.pages}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" aria-label={PAGER.previous}>
          <Icon name="left" size={20} />
        </Link>
      )}
      {visiblePages(page, last).map((one, index) => (
        <PageLink key={one ?? `gap-${index}`} page={one} isCurrent={one === page} pathOf={pathOf} />
      ))}
      {page < last && (
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
