/** WPGraphQL: ten without `first`, a hundred at most, whatever is asked. */
const FIRST_DEFAULT = 10;
const FIRST_MAX = 100;

export interface ConnectionArguments {
  first?: number | null;
  after?: string | null;
}

export function limitFirst(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? FIRST_DEFAULT, 0), FIRST_MAX);
}

/** A connection without cursors, cut to `first`. */
export function showNodes<Node>(nodes: readonly Node[]) {
  return ({ first }: ConnectionArguments) => ({ nodes: nodes.slice(0, limitFirst(first)) });
}

export function toGlobalId(type: string, id: number): string {
  return btoa(`${type}:${id}`);
}

export function encodeCursor(id: number): string {
  return btoa(`arrayconnection:${id}`);
}

/** null for anything that isn't a cursor: WPGraphQL then starts from the beginning. */
export function decodeCursor(cursor: string | null | undefined): number | null {
  try {
    const id = /^arrayconnection:(\d+)$/.exec(atob(cursor ?? ""))?.[1];
    return id === undefined ? null : Number(id);
  } catch {
    return null;
  }
}
