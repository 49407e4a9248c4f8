import { renderToReadableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { PageRequest } from "./components/shell/page-request";
import { SPECULATION_RULES_PATH } from "./config/route-policies";
import app from "./styles/app.css?inline";
import personal from "./styles/personal.css?inline";
import product from "./styles/product-parts.css?inline";
import content from "./styles/screens/content.css?inline";
import { shopContext } from "./services/page";

const SHEETS = { app, content, personal, product };

/** Renders the whole page (docs/decisions/0056). HTML has no ETag, or a new nonce would meet an old body. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId, markUncacheable } = context.get(shopContext);
  let failedStatus: number | null = null;
  const page = (
    <PageRequest value={{ id: requestId, nonce, sheets: SHEETS }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageRequest>
  );
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // Else large parts would stand hidden at the end of the page, for a script to move.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failedStatus = 500;
      markUncacheable();
      console.error(JSON.stringify({ event: "render-failed", id: requestId, message: String(error).slice(0, 300) }));
    },
  });
  await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("speculation-rules", `"${SPECULATION_RULES_PATH}"`);
  return new Response(body, { headers, status: failedStatus ?? status });
}

interface HandledRequest {
  request: Request;
  context: RouterContextProvider;
}

/**
 * Logs each unexpected error of a loader or action. Thrown responses are pages, and requests that match no route are
 * no errors of ours.
 */
export function handleError(error: unknown, { request, context }: HandledRequest): void {
  context.get(shopContext).markUncacheable();
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  console.error(
    JSON.stringify({
      event: "page-failed",
      id: context.get(shopContext).requestId,
      path: new URL(request.url).pathname,
      message: message.slice(0, 300),
    }),
  );
}
