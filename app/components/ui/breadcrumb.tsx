import { Link } from "react-router";
import type { TrailStep } from "../../domain/seo/structured-data";
import { SHELL } from "#strings/shell";
import { Icon } from "./icon";
import * as paths from "#paths";

interface BreadcrumbProps {
  /** The pages from the one after home to the current one, which has no link. */
  trail: TrailStep[];
}

/** Breadcrumb; phones show one level up only. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const parent = trail.at(-2);
  return (
    <nav className={parent?.to ? "breadcrumb is-deep" : "breadcrumb"} aria-label={SHELL.breadcrumb}>
      {parent?.to && (
        <Link key={parent.name} className="parent" to={parent.to} lang={parent.language}>
          <Icon name="left" size={16} />
          {parent.name}
        </Link>
      )}
      <Link to={paths.home}>{SHELL.home}</Link>
      {trail.map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </nav>
  );
}

function Step({ name, to, language }: TrailStep) {
  return (
    <>
      <span aria-hidden="true">/</span>
      {to ? (
        <Link to={to} lang={language}>
          {name}
        </Link>
      ) : (
        <span aria-current="page" lang={language}>
          {name}
        </span>
      )}
    </>
  );
}
