import { addSeen, SEEN_HINT, SEEN_PATH } from "../../domain/wishlist/browsing-history";

/** In this page's memory alone: going on by links keeps it, and closing or reloading forgets it. */
let visited: number[] = [];

/** Notes a product, and gives what was looked at, newest first; `isKept`: the Worker remembers it beyond this page. */
export async function noteSeen(id: number): Promise<{ ids: number[]; isKept: boolean }> {
  visited = addSeen(visited, [id]);
  const kept = isRemembered() ? await askSeen("note", [id]) : null;
  return { ids: addSeen(kept ?? [], visited), isKept: kept !== null };
}

export async function rememberSeen(): Promise<boolean> {
  return (await askSeen("remember", visited)) !== null;
}

export async function forgetSeen(): Promise<void> {
  visited = [];
  await askSeen("forget", []);
}

function isRemembered(): boolean {
  return document.cookie.split("; ").includes(`${SEEN_HINT}=1`);
}

// Optional: without a connection the page's own memory is shown.
async function askSeen(intent: string, ids: number[]): Promise<number[] | null> {
  const body = new URLSearchParams([["intent", intent], ...ids.map((id) => ["id", String(id)])]);
  try {
    const answer = await fetch(SEEN_PATH, { method: "POST", body });
    return answer.ok ? ((await answer.json()) as number[] | null) : null;
  } catch {
    return null;
  }
}
