import { startTransition, StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { registerOfflineWorker } from "./components/offline-worker";
import { readRequestId, RequestId } from "./components/request-id";

registerOfflineWorker();
// The scripts, React and the page wake up in a task each: no press waits for all of them.
setTimeout(async () => {
  const { hydrateRoot } = await import("react-dom/client");
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RequestId value={readRequestId()}>
            <HydratedRouter />
          </RequestId>
        </StrictMode>,
      );
    }),
  );
});
