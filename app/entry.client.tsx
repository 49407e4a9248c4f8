import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { registerOfflineWorker } from "./components/offline-worker";
import { readRequestId, RequestId } from "./components/request-id";

registerOfflineWorker();
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
