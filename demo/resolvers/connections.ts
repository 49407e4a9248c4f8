/** WPGraphQL: ten without `first`, a hundred at most, whatever is requested. */
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

/** A connection with cursors: `find` brings one more than the page holds, if there is one. */
export async function showPage<Item, Node>(
  { first, after }: ConnectionArguments,
  find: (page: { first: number; after: number | null }) => Promise<Item[]>,
  idOf: (item: Item) => number,
  showNode: (item: Item) => Node,
) {
  const limit = limitFirst(first);
  const found = await find({ first: limit, after: decodeCursor(after) });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    pageInfo: { hasNextPage: found.length > limit, endCursor: last === undefined ? null : encodeCursor(idOf(last)) },
    edges: page.map((item) => ({ cursor: encodeCursor(idOf(item)) })),
    nodes: page.map(showNode),
  };
}

/** The same over a complete list; an unknown cursor starts from the beginning. */
export function showNodePages<Node extends { databaseId: number }>(nodes: readonly Node[]) {
  return async (args: ConnectionArguments) =>
    showPage(
      args,
      async ({ first, after }) => {
        const start = nodes.findIndex(({ databaseId }) => databaseId === after) + 1;
        return nodes.slice(start, start + first + 1);
      },
      ({ databaseId }) => databaseId,
      (node) => node,
    );
}

export function toGlobalId(type: string, id: number): string {
  return btoa(`${type}:${id}`);
}

/** null: not a global id of this type. */
export function decodeGlobalId(type: string, id: string): number | null {
  try {
    const [kind, number = ""] = atob(id).split(":");
    return kind === type && /^\d+$/.test(number) ? Number(number) : null;
  } catch {
    return null;
  }
}

export function encodeCursor(id: number): string {
  return btoa(`arrayconnection:${id}`);
}

/** null: not a cursor; WPGraphQL then starts from the beginning. */
export function decodeCursor(cursor: string | null | undefined): number | null {
  try {
    const id = /^arrayconnection:(\d+)$/.exec(atob(cursor ?? ""))?.[1];
    return id === undefined ? null : Number(id);
  } catch {
    return null;
  }
}
