import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { StripeMock } from "./stripe-mock";

/** The mock on its own port, for a shop in another process (STRIPE_API_URL). */
export async function serveStripeMock(): Promise<{ stripe: StripeMock; url: string; close: () => void }> {
  const stripe = new StripeMock();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const { method = "GET", url = "/" } = request;
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const init = method === "GET" ? { method, headers } : { method, headers, body };
      const answer = await stripe.fetch(new Request(`http://stripe.test${url}`, init));
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(await answer.text());
    })();
  });
  // A connection that Node closes after its default 5 s looks to the Worker like an unreachable Stripe.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { stripe, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
