import { href } from "react-router";
import { useEffect, useState } from "react";
import { activation } from "../../browser/activation";
import { readCookies } from "../../browser/storage/browser-storage";
import { checkCookies } from "../../browser/storage/check-cookies";
import { useProductsById } from "../../components/product/use-products-by-id";
import { useNotify } from "../../components/ui/notifications";
import { SEEN } from "#strings/catalog/product-tools";
import { addSeen, SEEN_HINT } from "../../domain/wishlist/browsing-history";
import { CardRow } from "./card-row";
import * as paths from "#paths";

/** In memory only: client-side navigation keeps it, closing or reloading clears it. */
let viewedIds: number[] = [];

/**
 * Records a product, and returns the viewed ones, newest first; `isStored`: the Worker stores them beyond this page.
 */
async function noteSeen(id: number): Promise<{ ids: number[]; isStored: boolean }> {
  viewedIds = addSeen(viewedIds, [id]);
  const stored = isRemembered() ? await postSeen("note", [id]) : null;
  return { ids: addSeen(stored?.ids ?? [], viewedIds), isStored: Boolean(stored?.ids) };
}

function isRemembered(): boolean {
  return readCookies().split("; ").includes(`${SEEN_HINT}=1`);
}

/** Replies with the ids stored afterwards, null when the shopper hasn't opted in; null when the request failed. */
async function postSeen(intent: string, ids: number[]): Promise<{ ids: number[] | null } | null> {
  const body = new URLSearchParams([["intent", intent], ...ids.map((id) => ["id", String(id)])]);
  try {
    const answer = await fetch(href(paths.seen), { method: "POST", body });
    return answer.ok ? { ids: (await answer.json()) as number[] | null } : null;
  } catch {
    return null;
  }
}

const SHOWN_MAX = 5;

/** Products viewed before this one. Rendered in the browser only, because cached pages are the same for everybody. */
export function RecentlySeen({ productId }: { productId: number }) {
  const [ids, setIds] = useState<number[]>([]);
  const [isStored, setStored] = useState(false);
  const notify = useNotify();
  const others = ids.filter((id) => id !== productId).slice(0, SHOWN_MAX);
  const { products } = useProductsById(others);
  const known = others.flatMap((id) => products.get(id) ?? []);

  useEffect(() => {
    let isHere = true;
    const note = async () => {
      await activation();
      if (!isHere) return;
      const seen = await noteSeen(productId);
      if (!isHere) return;
      setIds(seen.ids);
      setStored(seen.isStored);
    };
    void note();
    return () => {
      isHere = false;
    };
  }, [productId]);

  const toggle = async () => {
    const answer = await (isStored ? postSeen("forget", []) : postSeen("remember", viewedIds));
    if (!answer) return notify({ type: "error", title: SEEN.failed });
    if (isStored) viewedIds = [];
    if (!(await checkCookies(notify))) return;
    setStored(!isStored);
    if (isStored) setIds([]);
  };
  return (
    <CardRow title={SEEN.title} products={known}>
      <p className="caption seen-actions" role="status">
        <span>{isStored ? SEEN.remembered : SEEN.rememberHint}</span>{" "}
        <button type="button" className="link" onClick={() => void toggle()}>
          {isStored ? SEEN.forget : SEEN.remember}
        </button>
      </p>
    </CardRow>
  );
}
