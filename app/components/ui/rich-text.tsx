interface RichTextProps {
  /** The only component that renders HTML from the backend, which worker/woocommerce/html.ts has sanitized. */
  html: string;
}

export function RichText({ html }: RichTextProps) {
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
