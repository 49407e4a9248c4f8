import { useState } from "react";
import settlementsUrl from "../../domain/delivery/settlements.txt?url";
import type { Settlement } from "../../domain/delivery/settlements";

/** What finds settlements by what is typed; null until it has been loaded. */
type Find = ((typed: string) => Settlement[]) | null;

let loading: Promise<Find> | undefined;

/** The list and its search, which nobody needs who types no address; loaded once a page. */
async function load(): Promise<Find> {
  try {
    const [{ findSettlements, parseSettlements }, answer] = await Promise.all([
      import("../../domain/delivery/settlements"),
      fetch(settlementsUrl),
    ]);
    if (!answer.ok) return null;
    const settlements = parseSettlements(await answer.text());
    return (typed) => findSettlements(settlements, typed);
  } catch {
    return null;
  }
}

/** Settlements by typing. `prepare`: the field has been entered. Without the list it remains a plain field. */
export function useSettlements(): { find: Find; prepare: () => void } {
  const [find, setFind] = useState<Find>(null);
  const prepare = () => {
    loading ??= load();
    const take = (loaded: Find) => {
      // The next field that is entered tries again.
      if (!loaded) loading = undefined;
      setFind(() => loaded);
    };
    void loading.then(take);
  };
  return { find, prepare };
}
