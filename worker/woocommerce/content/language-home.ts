/**
 * A path of WordPress without the prefix of its language: "/about/" for "/en/about/", if `home` is "/en". It is "" for the
 * front page of a language with a prefix.
 */
export function withoutHome(uri: string, home: string): string {
  return uri === home || uri.startsWith(`${home}/`) ? uri.slice(home.length) : uri;
}
