import { Fragment } from "react";
import type { RulePage } from "../../strings/rules/rule-page";

/** The shop's own rules, in the shape of a merchant's text. */
export function RuleText({ page }: { page: Pick<RulePage, "lead" | "sections"> }) {
  return (
    <div className="rich">
      <p className="lead">{page.lead}</p>
      {page.sections.map(({ heading, body }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          {body.map((part) =>
            Array.isArray(part) ? (
              <ul key={part.join()}>
                {part.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : (
              <p key={part}>{part}</p>
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
}
