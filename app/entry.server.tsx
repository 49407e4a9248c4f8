import { renderToReadableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { RequestId } from "./components/shell/request-id";
import { shopContext } from "./services/page";

/** The page, whole (docs/decisions/0038). HTML has no ETag, else a new nonce would meet an old body. */
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
    <RequestId value={{ id: requestId, locationKey: "default" }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </RequestId>
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
  for (const hint of listHints(entry)) headers.append("link", hint);
  return new Response(body, { headers, status: failedStatus ?? status });
}

/** What a browser may fetch before it reads the page, or Cloudflare may tell it of earlier still: what the first paint waits for. */
function listHints({ routeModules, staticHandlerContext: { matches } }: EntryContext): string[] {
  return matches
    .flatMap(({ route }) => routeModules[route.id]?.links?.() ?? [])
    .flatMap((link) =>
      "rel" in link && link.rel === "stylesheet" && !link.media ? [`<${link.href}>; rel=preload; as=style`] : [],
    );
}

interface HandledRequest {
  request: Request;
  context: RouterContextProvider;
}

/**
 * One line per error that a loader or action threw by accident; thrown answers are pages, not errors. The router's own refusals
 * of requests that fit no route are no errors of ours either.
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
