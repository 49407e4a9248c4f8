import type { Failure, Result } from "../../backend/result";
import { QUANTITY_MAX } from "../../config/limits";
import type { CartState, Catalog, Shopper } from "../../context";
import type { CartChange } from "../../shop/cart-change";
import type { CartReply } from "../../shop/cart-reply";
import { CART } from "../../strings/cart";
import { failureText } from "../../strings/failures";
import { PRODUCT } from "../../strings/product";
import {
  besideForm,
  parseCartForm,
  type AddGroupIntent,
  type AddIntent,
  type CartIntent,
  type Malformed,
} from "./cart-form";
import { findMissingChoice, resolveAdd } from "./resolve-add";

type Refusal = Extract<CartReply, { ok: false }>;

export interface Outcome {
  reply: CartReply;
  status: number;
}

interface Sources {
  shopper: Shopper;
  catalog: Catalog;
}

/** Reads a cart form, makes the one change that it asks for, and says how it went. Never throws for a backend's fault. */
export async function changeCart(form: FormData, { shopper, catalog }: Sources): Promise<Outcome> {
  const intent = parseCartForm(form);
  if (intent.type === "malformed")
    return refuse(400, malformedText(intent), { ...besideForm(form), intent: intent.intent });
  const about = { ...besideForm(form), intent: intent.type };
  if (intent.type === "add-group") return addGroup(intent, shopper, about);
  if (intent.type !== "add") return settle(await shopper.changeCart(toChange(intent)), about);
  try {
    return await add(intent, { shopper, catalog }, about);
  } catch (error) {
    return fromFailure(failureOf(error), about);
  }
}

async function add(intent: AddIntent, { shopper, catalog }: Sources, about: Partial<Refusal>): Promise<Outcome> {
  const resolved = await resolveAdd(intent, catalog);
  if (resolved.kind === "no-product") return refuse(422, PRODUCT.addFailed, about);
  if (resolved.kind === "failed") return fromFailure(resolved.failure, about);
  if (resolved.kind === "no-variation") return askForChoice(resolved.label, about);
  const result = await shopper.changeCart(resolved.change);
  if (!result.ok && result.failure.kind === "refused") {
    const label = await findMissingChoice(intent, catalog).catch(() => null);
    if (label !== null) return askForChoice(label, about);
  }
  return settle(result, about);
}

// One after the other: the backend loses lines under two at once. What was added before a refusal stays added.
async function addGroup({ items }: AddGroupIntent, shopper: Shopper, about: Partial<Refusal>): Promise<Outcome> {
  let outcome = refuse(400, CART.malformed, about);
  for (const { productId, quantity } of items) {
    const change: CartChange = { type: "add", productId, variationId: null, quantity, attributes: [] };
    outcome = settle(await shopper.changeCart(change), about);
    if (!outcome.reply.ok) break;
  }
  return outcome;
}

function toChange(intent: Exclude<CartIntent, AddIntent | AddGroupIntent>): CartChange {
  switch (intent.type) {
    case "update":
      return { type: "set-quantity", key: intent.key, quantity: intent.quantity };
    case "remove":
      return { type: "set-quantity", key: intent.key, quantity: 0 };
    case "shipping":
      return { type: "choose-shipping", rateId: intent.rateId };
    default:
      return intent;
  }
}

function settle(result: Result<CartState>, about: Partial<Refusal>): Outcome {
  return result.ok ? { reply: { ok: true, ...result.value }, status: 200 } : fromFailure(result.failure, about);
}

function fromFailure(failure: Failure, about: Partial<Refusal>): Outcome {
  const { text, status } = failureText(failure, refusedText(about.intent));
  return refuse(status, text, { ...about, reason: status === 503 ? "unavailable" : "refused" });
}

function refusedText(intent: string | undefined): string | undefined {
  if (intent === "add" || intent === "add-group") return PRODUCT.addFailed;
  return intent === "apply-coupon" ? CART.couponRefused : undefined;
}

function askForChoice(label: string, about: Partial<Refusal>): Outcome {
  return refuse(422, CART.chooseVariation(label || CART.defaultVariationLabel), { ...about, reason: "no-variation" });
}

function refuse(status: number, message: string, about: Partial<Refusal>): Outcome {
  return { status, reply: { reason: "refused", ...about, ok: false, message } };
}

function malformedText(intent: Malformed): string {
  if (intent.field === "item") return PRODUCT.chooseItem;
  if (intent.field === "code") return CART.couponMissing;
  return intent.field === "quantity" ? CART.badQuantity(QUANTITY_MAX) : CART.malformed;
}

/** The catalogue throws the answer of a page, with its failure inside (context.ts); here it spoils one change only. */
function failureOf(error: unknown): Failure {
  if (typeof error === "object" && error !== null && "data" in error && "init" in error) return error.data as Failure;
  throw error;
}
