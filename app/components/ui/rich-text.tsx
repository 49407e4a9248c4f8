interface RichTextProps {
  /** HTML from the backend, sanitized by worker/woocommerce/html.ts; only this component renders any. */
  html: string;
  /** The HTML's language; absent if it is the page's. */
  language?: string | undefined;
}

export function RichText({ html, language }: RichTextProps) {
  return <div className="rich" lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
