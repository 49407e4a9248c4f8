interface RichTextProps {
  /** Sanitized by worker/woocommerce/html.ts: the only place that renders HTML from outside. */
  html: string;
}

export function RichText({ html }: RichTextProps) {
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
