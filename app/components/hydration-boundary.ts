import { Suspense } from "react";

/** Nothing in it waits: it comes alive in a task of its own, after what is outside, and at once where it is touched. */
export const HydrationBoundary = Suspense;
