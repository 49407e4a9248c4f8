// React and the router, woken up in a task of their own (app/components/late-scripts.tsx).
export { hydrateRoot } from "react-dom/client";
export { HydratedRouter } from "react-router/dom";
