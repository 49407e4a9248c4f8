import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readRequestId, RequestId } from "./components/request-id";

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
