import { startTransition, StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { registerOfflineWorker } from "./components/offline-worker";
import { readRequestId, RequestId } from "./components/request-id";
import { nextTask, numberHistory, readDataApart } from "./components/wake-up";

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
