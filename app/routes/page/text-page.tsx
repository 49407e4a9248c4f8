import { Breadcrumb } from "../../components/ui/breadcrumb";
import { Picture } from "../../components/ui/picture";
import { RichText } from "../../components/ui/rich-text";
import type { Image } from "../../domain/product/product";
import type { RulePage } from "../../strings/rules/rule-page";
import { RuleText } from "./rule-text";

interface TextPageProps {
  title: string;
  /** Sanitised; "" where the words are the shop's own. */
  html: string;
  image: Image | null;
  rules: Pick<RulePage, "lead" | "sections"> | null;
}

/** A page to be read. */
export function TextPage({ title, html, image, rules }: TextPageProps) {
  return (
    <div className="wrap">
      <article className="art">
        <Breadcrumb trail={[{ name: title }]} />
        <h1>{title}</h1>
        {image && (
          <div className="cov">
            <Picture image={image} preset="cover" alt="" isMain />
          </div>
        )}
        {rules ? <RuleText page={rules} /> : <RichText html={html} />}
      </article>
    </div>
  );
}
