import { listFiles, readSource } from "./source-files";

const FILES = listFiles(/./);
const GENERATED = readSource(".gitignore")
  .split("\n")
  .filter((line) => line.endsWith("/"))
  .map((line) => line.replace(/^\//, ""));

const EXTENSION = /\w\.(ts|tsx|mjs|js|json|css|graphql|toml|sql|md|html|svg|yml|php|webp|woff2)$/;
const MEDIA_TYPE = /^(application|audio|font|image|multipart|text|video)\/[\w.+-]+$/;

interface Mention {
  path: string;
  /** What the file is said to declare, as in `worker/shopper/open-session.ts:openSession`. */
  name: string | undefined;
}

/** Files and folders in backticks. Addresses of the shop ("/cart"), commands and types of media are none. */
function readMentions(markdown: string): Mention[] {
  const spans = [...withoutBlocks(markdown).matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  return spans.flatMap((span) => {
    const [, path, name] = /^([\w.<>*/-]+)(?::(#?\w+))?$/.exec(span) ?? [];
    const isPath = path && !path.startsWith("/") && (path.includes("/") || EXTENSION.test(path));
    return isPath && !MEDIA_TYPE.test(span) ? [{ path, name }] : [];
  });
}

/** Paths in backticks that no file or folder has. */
export function findUnknownPaths(markdown: string): string[] {
  const paths = readMentions(markdown).map(({ path }) => path);
  return paths.filter((path) => !GENERATED.some((folder) => path.startsWith(folder)) && listMatches(path).length === 0);
}

/** Names in backticks that the file named with them doesn't declare. */
export function findUnknownNames(markdown: string): string[] {
  return readMentions(markdown).flatMap(({ path, name }) => {
    const isKnown = !name || listMatches(path).some((file) => declares(readSource(file), name));
    return isKnown ? [] : [`${path}:${name}`];
  });
}

/** A folder gives its files; "<screen>" and "*" stand for any name; a bare file name is looked for everywhere. */
function listMatches(path: string): string[] {
  const pattern = path
    .split(/<[^>]*>|\*/)
    .map((part) => part.replaceAll(".", "\\."))
    .join("[^/]+");
  const [start, end] = [path.includes("/") ? "^" : "(^|/)", path.endsWith("/") ? "" : "(/|$)"];
  return FILES.filter((file) => new RegExp(start + pattern + end).test(file));
}

// A declaration, or a method or property at the start of its line: an import alone is not enough.
function declares(source: string, name: string): boolean {
  const keyword = String.raw`\b(?:function|class|const|let|type|interface|enum|query|mutation|fragment)\s+`;
  const member = String.raw`^\s+(?:(?:async|override|readonly|static|get)\s+)*`;
  return new RegExp(`(?:${keyword}${name}(?!\\w)|${member}${name}\\s*[(<:=])`, "m").test(source);
}

/** A document without its blocks of code. */
export function withoutBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, "");
}
