import type { Result } from "../../app/domain/values/result";
import type { Viewer } from "../../app/domain/account/account";
import type { SessionStore } from "../session/session-store";

/** Somebody is signed in, and the backend doesn't say who: a fault signs nobody out (design §3). */
const NAMELESS: Viewer = {
  id: "",
  databaseId: 0,
  name: "",
  firstName: "",
  lastName: "",
  email: "",
  username: "",
  nicename: "",
  avatarUrl: null,
};

/**
 * Who is signed in. It is asked for where it was cleared away while he didn't come (SessionStore.clear); that he is signed
 * in, wasn't. null: he isn't any more.
 */
export async function recallViewer(
  store: SessionStore,
  ask: () => Promise<Result<Viewer | null>>,
): Promise<Viewer | null> {
  const kept = await store.readViewer();
  if (kept || !(await store.read("auth"))) return kept;
  const asked = await ask();
  if (asked.ok && asked.value) await store.write("viewer", asked.value);
  return (asked.ok && asked.value) || ((await store.read("auth")) ? NAMELESS : null);
}

export function isNameless({ id }: Viewer): boolean {
  return id === "";
}
