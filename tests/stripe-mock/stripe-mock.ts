import Stripe from "stripe";

interface MockIntent {
  id: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  client_secret: string;
  created: number;
}

interface MockEvent {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: unknown };
}

const NOTES = /^POST \/v1\/payment_intents\/\w+$/;
const REFUNDS = /^POST \/v1\/refunds$/;
const signer = new Stripe("sk_test_mock");

/**
 * A mock of api.stripe.com's fetch(): intents, refunds, lists, idempotency keys, signed webhooks. What a
 * shopper's browser does there is simulated by its methods, or over HTTP at /mock/….
 */
export class StripeMock {
  readonly intents = new Map<string, MockIntent>();
  readonly refunds = new Map<string, number>();
  readonly requests: string[] = [];
  readonly #answers = new Map<string, unknown>();
  #count = 0;
  #isDown = false;
  /** Paths that fail while others respond. */
  readonly #broken = new Set<RegExp>();

  /** Every request fails, as without a network. */
  setDown(isDown: boolean): void {
    this.#isDown = isDown;
  }

  /** An intent's metadata can't be written. */
  refuseNotes(isRefused: boolean): void {
    this.#setBroken(NOTES, isRefused);
  }

  refuseRefunds(isRefused: boolean): void {
    this.#setBroken(REFUNDS, isRefused);
  }

  /** The shopper pays: the received amount or currency may differ from the requested one. */
  pay(id: string, change: Partial<MockIntent> = {}): MockIntent {
    const intent = this.#find(id);
    return Object.assign(intent, { status: "succeeded", amount_received: intent.amount, ...change });
  }

  setStatus(id: string, status: string): MockIntent {
    return Object.assign(this.#find(id), { status });
  }

  event(id: string, type = "payment_intent.succeeded", eventId = `evt_${(this.#count += 1)}`): MockEvent {
    const created = Math.floor(Date.now() / 1000);
    return { id: eventId, object: "event", type, created, data: { object: this.show(this.#find(id)) } };
  }

  show(intent: MockIntent) {
    return { object: "payment_intent", livemode: false, ...intent };
  }

  async fetch(request: Request): Promise<Response> {
    if (this.#isDown) throw new TypeError("connection refused");
    const { pathname, searchParams } = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const line = `${request.method} ${pathname}`;
    this.requests.push(line);
    if ([...this.#broken].some((pattern) => pattern.test(line))) return refuse("lock_timeout", 429);
    const key = request.headers.get("idempotency-key");
    const known = key ? this.#answers.get(key) : undefined;
    if (known) return Response.json(known);
    const answer = this.#answer(request.method, pathname, form, searchParams);
    if (answer instanceof Response) return answer;
    if (key && request.method === "POST") this.#answers.set(key, structuredClone(answer));
    return Response.json(answer);
  }

  #answer(method: string, path: string, form: URLSearchParams, query: URLSearchParams): unknown {
    const [, id, action] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (path === "/v1/payment_intents" && method === "POST") return this.show(this.#create(form));
    if (path === "/v1/payment_intents") return this.#list(query);
    if (path === "/v1/refunds") return this.#refund(form.get("payment_intent") ?? "");
    const intent = this.intents.get(id ?? "");
    if (!intent) return refuse("resource_missing", 404);
    if (action === "cancel") {
      if (/succeeded|processing/.test(intent.status)) return refuse("payment_intent_unexpected_state");
      intent.status = "canceled";
    } else if (method === "POST") Object.assign(intent.metadata, readMetadata(form));
    return this.show(intent);
  }

  #create(form: URLSearchParams): MockIntent {
    const id = `pi_mock${(this.#count += 1)}${crypto.randomUUID().slice(0, 8)}`;
    const intent = {
      id,
      amount: Number(form.get("amount")),
      amount_received: 0,
      currency: form.get("currency") ?? "",
      status: "requires_payment_method",
      metadata: readMetadata(form),
      client_secret: `${id}_secret_mock`,
      created: Math.floor(Date.now() / 1000),
    };
    this.intents.set(id, intent);
    return intent;
  }

  // Newest first, a page of at most a hundred, as Stripe.
  #list(query: URLSearchParams) {
    const since = Number(query.get("created[gte]") ?? 0);
    const all = [...this.intents.values()].filter(({ created }) => created >= since).toReversed();
    const rest = all.slice(all.findIndex(({ id }) => id === query.get("starting_after")) + 1);
    const data = rest.slice(0, Math.min(100, Number(query.get("limit") ?? 10)));
    const has_more = rest.length > data.length;
    return { object: "list", url: "/v1/payment_intents", has_more, data: data.map((one) => this.show(one)) };
  }

  #refund(id: string): unknown {
    const intent = this.intents.get(id);
    if (intent?.status !== "succeeded") return refuse("charge_not_found");
    if (this.refunds.has(id)) return refuse("charge_already_refunded");
    this.refunds.set(id, intent.amount_received);
    return { id: `re_${id}`, object: "refund", payment_intent: id, amount: intent.amount_received };
  }

  #setBroken(pattern: RegExp, isBroken: boolean): void {
    if (isBroken) this.#broken.add(pattern);
    else this.#broken.delete(pattern);
  }

  #find(id: string): MockIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`no intent ${id}`);
    return intent;
  }
}

/** An event as Stripe sends it. */
export async function signEvent(event: object, secret: string, timestamp = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify(event);
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  const signature = await signer.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp, cryptoProvider });
  return { payload, signature };
}

function readMetadata(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}

function refuse(code: string, status = 400): Response {
  return Response.json({ error: { type: "invalid_request_error", code, message: code } }, { status });
}
