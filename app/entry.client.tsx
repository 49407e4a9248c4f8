import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteLostConnection } from "./browser/lost-connection";
import { registerOfflineWorker } from "./browser/service-worker";
import { PageRequest, readPageRequest } from "./components/shell/page-request";

registerOfflineWorker();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageRequest value={readPageRequest()}>
        <HydratedRouter onError={noteLostConnection} />
      </PageRequest>
    </StrictMode>,
  );
});
