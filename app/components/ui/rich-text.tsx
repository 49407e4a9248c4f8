interface RichTextProps {
  /** Sanitised by worker/woocommerce/html.ts: the one place where the shop shows HTML that it didn't write. */
  html: string;
}

export function RichText({ html }: RichTextProps) {
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
