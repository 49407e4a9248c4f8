import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { cartOf } from "../doubles/backend/scripted-backend";

const CART = {
  ...cartOf(7),
  chosenShippingMethods: ["flat_rate:1"],
  availableShippingMethods: [{ rates: [{ id: "flat_rate:1", label: "Speedy", cost: "4.99" }] }],
};

/** One cart and one payment method; it refuses every coupon and order. */
const ANSWERS: Record<string, unknown> = {
  getCart: { cart: CART, customer: null, paymentGateways: { nodes: [{ id: "cod", title: "Cod", description: "" }] } },
  addToCart: { addToCart: { cart: CART } },
  updateCustomer: { updateCustomer: { customer: null } },
};

export interface CountingBackend {
  url: string;
  /** How often each operation reached it. */
  counts: Map<string, number>;
  close(): void;
}

/** A backend on its own port, which counts requests. */
export async function serveCountingBackend(): Promise<CountingBackend> {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const { operationName: name } = (await json(request)) as { operationName: string };
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const data = ANSWERS[name];
      const answer = data ? { data } : { data: null, errors: [{ message: "Това не може." }] };
      response.writeHead(200, { "content-type": "application/json", "woocommerce-session": "token" });
      response.end(JSON.stringify(answer));
    })();
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/graphql`, counts, close: () => server.close() };
}
