import type * as Paths from "./paths/bg";

/** The name of a path: "product". */
export type PathName = keyof typeof Paths;

const TABLES = import.meta.glob<typeof Paths>("./paths/*.ts", { eager: true });

/** The paths of each language that the project has, by its code. For the server alone: pages know their own language's. */
export const LANGUAGE_PATHS: ReadonlyMap<string, Readonly<Record<PathName, string>>> = new Map(
  Object.entries(TABLES).map(([file, paths]) => [/(\w+)\.ts$/.exec(file)![1]!, paths]),
);
