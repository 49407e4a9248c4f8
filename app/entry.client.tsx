import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteLostConnection } from "./browser/lost-connection";
import { registerOfflineWorker } from "./browser/service-worker";
import { HYDRATING_EVENT } from "./browser/source-texts";
import { PageRequest, readPageRequest } from "./components/shell/page-request";

registerOfflineWorker();
dispatchEvent(new Event(HYDRATING_EVENT));
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
