// Generates the translation files from the plugin's sources: the template (.pot), each translation with the current strings (.po),
// and the same as PHP (.l10n.php), which WordPress 6.5 and newer load instead of a compiled .mo.

/** A single-quoted PHP string as the first argument of __(), after a translators' comment on the line before. */
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
  /** The translators' comment. */
  comments: Set<string>;
}

/** English to another language. */
type Translations = Record<string, string>;

/** The plugin's strings, without duplicates. */
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

/** Name, description and version from the main file's header comment. */
export function readHeader(main: string): Record<string, string> {
  return Object.fromEntries([...main.matchAll(HEADER)].map(([, name, value]) => [name!, value!]));
}

/** The template, or a translation if there is a language; untranslated strings are "". */
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

/** Parses the translations of a .po written by formatPo. */
export function readTranslations(po: string): Translations {
  const entries = [...po.matchAll(ENTRY)].map(
    ([, text, translation]) => [JSON.parse(text!), JSON.parse(translation!)] as [string, string],
  );
  return Object.fromEntries(entries.filter(([text, translation]) => text !== "" && translation !== ""));
}

/** The format that WordPress loads. */
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
