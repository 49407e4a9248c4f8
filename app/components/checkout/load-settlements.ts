import { parseSettlements, type Settlement } from "#country/settlements";
import { settlementsUrl } from "#country/settlements-url";

let loading: Promise<readonly Settlement[]> | undefined;

/**
 * The settlements that are part of the shop, fetched once. If that fails there are none, and the next call tries again.
 */
export function loadSettlements(): Promise<readonly Settlement[]> {
  return (loading ??= fetchSettlements().catch(() => {
    loading = undefined;
    return [];
  }));
}

async function fetchSettlements(): Promise<readonly Settlement[]> {
  const answer = await fetch(settlementsUrl);
  if (!answer.ok) throw new Error(`settlements: ${answer.status}`);
  return parseSettlements(await answer.text());
}
