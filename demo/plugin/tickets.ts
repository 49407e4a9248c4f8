import { inventKey } from "../accounts/hash-password.ts";

/** transfer, draft: used up by their first use. checkout: a browser's session on the demo's checkout page. */
type TicketKind = "transfer" | "draft" | "checkout";

const SECONDS: Record<TicketKind, number> = { transfer: 60, draft: 60, checkout: 3600 };

/** Creates a ticket as wordpress/sila-storefront does. `lifetimeSeconds`: null for the usual lifetime of its kind. */
export async function createTicket(
  db: D1Database,
  kind: TicketKind,
  document: object,
  lifetimeSeconds: number | null = null,
): Promise<string> {
  const seconds = lifetimeSeconds ?? SECONDS[kind];
  const expiresAt = Date.now() + seconds * 1000;
  const ticket = `${Math.floor(expiresAt / 1000)}.${inventKey(32)}`;
  await db
    .prepare("INSERT INTO ticket (ticket, kind, document, expires_at) VALUES (?1, ?2, ?3, ?4)")
    .bind(ticket, kind, JSON.stringify(document), expiresAt)
    .run();
  return ticket;
}

/** null: unknown, used or late. */
export async function readTicket<T>(db: D1Database, kind: TicketKind, ticket: string): Promise<T | null> {
  const json = await db
    .prepare("SELECT document FROM ticket WHERE ticket = ?1 AND kind = ?2 AND expires_at > ?3")
    .bind(ticket, kind, Date.now())
    .first<string>("document");
  return json === null ? null : (JSON.parse(json) as T);
}

/** Reads a ticket and uses it up. */
export async function takeTicket<T>(db: D1Database, kind: TicketKind, ticket: string): Promise<T | null> {
  const json = await db
    .prepare("DELETE FROM ticket WHERE ticket = ?1 AND kind = ?2 AND expires_at > ?3 RETURNING document")
    .bind(ticket, kind, Date.now())
    .first<string>("document");
  return json === null ? null : (JSON.parse(json) as T);
}
