import { renderToReadableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { PageRequest } from "./components/shell/page-request";
import app from "./styles/app.css?inline";
import personal from "./styles/personal.css?inline";
import product from "./styles/product-parts.css?inline";
import content from "./styles/screens/content.css?inline";
import { shopContext } from "./services/page";
import { log } from "./services/log";

const SHEETS = { app, content, personal, product };

/** Renders the whole page (docs/decisions/0056). HTML has no ETag: a 304 would combine a new nonce with an old body. */
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
    // Otherwise React would send large parts hidden at the end of the page, and only scripts could show them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failedStatus = 500;
      markUncacheable();
      log("render-failed", { id: requestId, error });
    },
  });
  await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: failedStatus ?? status });
}

interface HandledRequest {
  request: Request;
  context: RouterContextProvider;
}

/** Logs each unexpected error of a loader or action. Error pages below 500 are answers, such as a 404 or a wrong method. */
export function handleError(error: unknown, { request, context }: HandledRequest): void {
  context.get(shopContext).markUncacheable();
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(shopContext);
  log("page-failed", { id: requestId, path: new URL(request.url).pathname, error });
}
