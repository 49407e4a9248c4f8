import { startTransition, StrictMode } from "react";
import { registerOfflineWorker } from "./components/offline-worker";
import { readRequestId, RequestId } from "./components/request-id";
import { HydratedRouter, hydrateRoot } from "./wake";

registerOfflineWorker();
// In a task of its own, after those that read the scripts.
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
