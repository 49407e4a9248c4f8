import { Breadcrumb } from "../ui/breadcrumb";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import type { Image } from "../../domain/product/product";
import type { InLanguage } from "../../domain/values/text-language";
import type { LegalPage } from "#strings/legal/legal-page";
import { Fragment } from "react";

/** The shop's default text, formatted like a merchant's. */
function DefaultText({ page }: { page: Pick<LegalPage, "lead" | "sections"> }) {
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

interface TextPageProps extends InLanguage {
  title: string;
  /** Sanitized; "" for a default text. */
  html: string;
  image: Image | null;
  defaultText: Pick<LegalPage, "lead" | "sections"> | null;
}

/** A text page. */
export function TextPage({ title, html, image, defaultText, ...own }: TextPageProps) {
  return (
    <div className="container">
      <article className="article">
        <Breadcrumb trail={[{ name: title, ...own }]} />
        <h1 lang={own.language}>{title}</h1>
        {image && (
          <div className="picture cover">
            <Picture image={image} preset="cover" alt="" isMain />
          </div>
        )}
        {defaultText ? <DefaultText page={defaultText} /> : <RichText html={html} language={own.language} />}
      </article>
    </div>
  );
}
