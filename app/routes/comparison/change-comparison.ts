import type { Failure } from "../../domain/values/result";
import { COMPARED_MAX } from "../../config/limits";
import { addCompared, type Browsed } from "../../domain/wishlist/browsing-history";
import type { ComparisonReply } from "../../domain/wishlist/comparison";
import { readLine } from "../../domain/forms/form-data";
import { parseProductId } from "../../domain/product/product-url";
import { COMPARISON } from "#strings/catalog/comparison";
import { failureText } from "#strings/errors/failures";
import type { Catalog } from "../../services/catalog";
import type { Browsing } from "../../services/browsing-history";

interface Changed {
  reply: ComparisonReply;
  status: number;
}

/** Adds a product, removes one, or all. An unknown product is never stored. */
export async function changeComparison(
  form: FormData,
  browsing: Browsing,
  catalog: Pick<Catalog, "listByIds">,
): Promise<Changed> {
  const browsed = await browsing.read();
  const id = parseProductId(readLine(form, "id"));
  const refuse = (message: string, status: number): Changed => ({
    status,
    reply: { ok: false, count: browsed.compared.length, message },
  });
  const fail = (failure: Failure) => {
    const { text, status } = failureText(failure);
    return refuse(status === 503 ? COMPARISON.failed : text, status);
  };
  const keep = async (next: Browsed): Promise<Changed> => {
    const saved = await browsing.save(next);
    return saved.ok
      ? { status: 200, reply: { ok: true, count: next.compared.length, message: "" } }
      : fail(saved.failure);
  };
  switch (readLine(form, "intent")) {
    case "add": {
      if (!id) return refuse(COMPARISON.outdated, 422);
      const found = await catalog.listByIds([...browsed.compared, id]);
      if (!found.ok) return fail(found.failure);
      const exists = (one: number) => found.value.some(({ databaseId }) => databaseId === one);
      if (!exists(id)) return refuse(COMPARISON.unknown, 422);
      // The page shows no product that is gone, so nobody could remove it to make room.
      const next =
        addCompared(browsed, id) ?? addCompared({ ...browsed, compared: browsed.compared.filter(exists) }, id);
      return next ? keep(next) : refuse(COMPARISON.full(COMPARED_MAX), 422);
    }
    case "remove":
      if (!id) return refuse(COMPARISON.outdated, 422);
      return keep({ ...browsed, compared: browsed.compared.filter((one) => one !== id) });
    case "clear":
      return keep({ ...browsed, compared: [] });
    default:
      return refuse(COMPARISON.failed, 400);
  }
}
