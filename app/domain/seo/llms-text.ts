interface Shop {
  name: string;
  /** One sentence. */
  summary: string;
  about: string;
  baseUrl: string;
  sections: { title: string; links: { name: string; path: string; about?: string }[] }[];
}

/** Writes llms.txt: what the shop is and where things are, in Markdown for language models (llmstxt.org). */
export function writeLlmsText({ name, summary, about, baseUrl, sections }: Shop): string {
  const blocks = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => {
      const lines = links.map(
        (link) => `- [${clean(link.name)}](${baseUrl}${link.path})${link.about ? `: ${clean(link.about)}` : ""}`,
      );
      return `## ${clean(title)}\n\n${lines.join("\n")}`;
    });
  return (
    [`# ${clean(name)}`, summary && `> ${clean(summary)}`, clean(about), ...blocks].filter(Boolean).join("\n\n") + "\n"
  );
}

// One line, without characters that Markdown reads as a link.
function clean(text: string): string {
  return text
    .replace(/[[\]<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
