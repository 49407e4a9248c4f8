import { startTransition, StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { registerOfflineWorker } from "./browser/service-worker";
import { readRequestId, RequestId } from "./components/shell/request-id";
import { nextTask, numberHistory, readDataApart } from "./browser/start-hydration";

registerOfflineWorker();
void wakeUp();

/** The scripts, React, the page's data and the page wake up in a task each: no press waits for all of them. */
async function wakeUp() {
  await nextTask();
  numberHistory();
  readDataApart();
  await nextTask();
  const { hydrateRoot } = await import("react-dom/client");
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestId value={readRequestId()}>
          <HydratedRouter />
        </RequestId>
      </StrictMode>,
    );
  });
}
