import { AnnounceStockDocument, GetStorefrontStockDocument } from "../../../graphql/generated/documents";
import { readPart } from "../answers";
import type { BackendClient } from "../client";
import { number, text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/** One mail about one product; sent again with the same key it goes out no second time. */
export interface StockLetter {
  key: string;
  email: string;
  /** In people's words, with what was chosen. */
  product: string;
  productUrl: string;
  cancelUrl: string;
}

/** Keys of letters; what is in neither list wasn't tried. */
export interface SentLetters {
  mailed: string[];
  refused: string[];
}

/**
 * Which of these products and variations, a hundred at most, can be bought now: published, for sale, and in stock or on
 * backorder. By id the slug of the page that sells it. "refused" where this shop's plugin doesn't run (docs/wordpress-plugin.md).
 */
export async function askBuyable(client: BackendClient, ids: number[]): Promise<Result<Map<number, string>>> {
  const answer = await client.query(GetStorefrontStockDocument, { ids });
  return readPart(
    answer,
    (data) => data.storefrontStock,
    (found) =>
      new Map(
        found.flatMap((one): [number, string][] => {
          const id = number(one?.databaseId);
          return id !== null && text(one?.slug) ? [[id, text(one?.slug)]] : [];
        }),
      ),
  );
}

/**
 * Has the plugin mail these letters, each once for its key, however often it is asked. Fails where it got no answer: then
 * any of them may have gone out, and only asking again tells (docs/stock-requests.md).
 */
export async function sendStockLetters(client: BackendClient, letters: StockLetter[]): Promise<Result<SentLetters>> {
  const answer = await client.mutate(AnnounceStockDocument, { input: { letters } });
  const keys = new Set<unknown>(letters.map(({ key }) => key));
  const ours = (told: (string | null)[] | null) => (told ?? []).flatMap((key) => (key && keys.has(key) ? [key] : []));
  return readPart(
    answer,
    (data) => data.announceStock,
    ({ mailed, refused }) => ({ mailed: ours(mailed), refused: ours(refused) }),
  );
}
