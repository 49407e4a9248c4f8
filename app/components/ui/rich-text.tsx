interface RichTextProps {
  /** The only component that renders HTML from the backend, which worker/woocommerce/html.ts has sanitized. */
  html: string;
  /** Absent if it is the page's. */
  language?: string | undefined;
}

export function RichText({ html, language }: RichTextProps) {
  return <div className="rich" lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
