import { registerOfflineWorker } from "./components/offline-worker";
import { readRequestId, RequestId } from "./components/request-id";
import { wakePage } from "./components/wake";

registerOfflineWorker();
// In a task of its own, after those that read the scripts.
setTimeout(() => wakePage((router) => <RequestId value={readRequestId()}>{router}</RequestId>));
