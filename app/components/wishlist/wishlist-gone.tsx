import type { Wishlist } from "../../domain/wishlist/wishlist";
import { WISHLIST } from "../../strings/catalog/wishlist";
import { Icon } from "../ui/icon";
import { wishlistStore } from "../../browser/wishlist-store";

/** What the shop no longer has: named, so that nobody wonders, and to be taken off. */
export function WishlistGone({ entries }: { entries: Wishlist }) {
  return (
    <section className="wishlist-gone" aria-labelledby="wishlist-gone">
      <h2 id="wishlist-gone">{WISHLIST.goneTitle}</h2>
      <ul>
        {entries.map((entry) => {
          const name = entry.name || WISHLIST.goneName(entry.databaseId);
          return (
            <li key={entry.databaseId}>
              <span>{name}</span>
              <button
                type="button"
                className="ib"
                aria-label={WISHLIST.remove(name)}
                onClick={() => wishlistStore().remove(entry.databaseId)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
