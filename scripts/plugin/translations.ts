// What translators and WordPress read, made of the plugin's sources: the template (.pot), each translation with the strings of
// now (.po), and the same as PHP (.l10n.php), which WordPress 6.5 and newer load instead of a compiled .mo.

/** A string of PHP in single quotes, as the first argument of __(), after a comment for translators on the line before. */
const STRING = /(?:\/\* translators: (.+?) \*\/\n[^\n]*?)?\b__\( '((?:[^'\\]|\\.)*)', 'sila-storefront' \)/g;
const HEADER = /^ \* (Plugin Name|Description|Version): +(.+)$/gm;
const ENTRY = /^msgid (.+)\nmsgstr (.+)$/gm;

export interface Source {
  path: string;
  text: string;
}

interface Translatable {
  text: string;
  paths: Set<string>;
  /** For translators. */
  comments: Set<string>;
}

/** English to another language. */
type Translations = Record<string, string>;

/** The strings of the plugin, each once. */
export function listStrings(main: Source, includes: Source[]): Translatable[] {
  const header = readHeader(main.text);
  const strings = new Map<string, Translatable>();
  const add = (text: string, path: string, comment?: string) => {
    const { paths, comments } = strings.get(text) ?? { paths: new Set<string>(), comments: new Set<string>() };
    strings.set(text, { text, paths: paths.add(path), comments: comment ? comments.add(comment) : comments });
  };
  for (const name of ["Plugin Name", "Description"]) add(header[name]!, main.path, `${name} of the plugin`);
  for (const source of [main, ...includes])
    for (const [, comment, quoted] of source.text.matchAll(STRING))
      add(quoted!.replaceAll(/\\(['\\])/g, "$1"), source.path, comment && `translators: ${comment}`);
  return [...strings.values()];
}

/** Name, description and version, as the main file's comment gives them to WordPress. */
export function readHeader(main: string): Record<string, string> {
  return Object.fromEntries([...main.matchAll(HEADER)].map(([, name, value]) => [name!, value!]));
}

/** Template, or translation where there is a language; what isn't translated yet is "". */
export function formatPo(
  strings: Translatable[],
  version: string,
  { language = "", translations = {} }: { language?: string; translations?: Translations } = {},
): string {
  const headers = [
    `Project-Id-Version: Sila Storefront ${version}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=UTF-8",
    "Content-Transfer-Encoding: 8bit",
    ...(language ? [`Language: ${language}`, "Plural-Forms: nplurals=2; plural=(n != 1);"] : []),
    "X-Domain: sila-storefront",
  ];
  const entries = strings.map(({ text, paths, comments }) =>
    [
      ...[...comments].map((comment) => `#. ${comment}`),
      ...[...paths].map((path) => `#: ${path}`),
      `msgid ${JSON.stringify(text)}`,
      `msgstr ${JSON.stringify(translations[text] ?? "")}`,
    ].join("\n"),
  );
  const head = ['msgid ""', 'msgstr ""', ...headers.map((line) => JSON.stringify(`${line}\n`))].join("\n");
  return `${[head, ...entries].join("\n\n")}\n`;
}

/** What a .po of formatPo translates. */
export function readTranslations(po: string): Translations {
  const entries = [...po.matchAll(ENTRY)].map(
    ([, text, translation]) => [JSON.parse(text!), JSON.parse(translation!)] as [string, string],
  );
  return Object.fromEntries(entries.filter(([text, translation]) => text !== "" && translation !== ""));
}

/** As WordPress loads it. */
export function formatPhp(translations: Translations, version: string, language: string): string {
  const quote = (text: string) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
  const lines = Object.entries(translations).map(
    ([text, translation]) => `\t\t${quote(text)} => ${quote(translation)},`,
  );
  return `<?php
return array(
	'project-id-version' => 'Sila Storefront ${version}',
	'language'           => '${language}',
	'plural-forms'       => 'nplurals=2; plural=(n != 1);',
	'messages'           => array(
${lines.join("\n")}
	),
);
`;
}
