import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest of a clean clone, which knows no earlier times: started last, they would leave a core idle. */
const LONG =
  "setup commands deploy invalidation cart links posts wordpress-settings isolation catalog-sync card-payments request-checks catalog-offline backend-faults rate-limits my-account-faults images routes session-races page-cache"
    .split(" ")
    .map((name) => `/${name}.built.test.ts`);

/** Of one project and environment one after the other: Vitest ends a worker whose next file needs another one. */
const groupOf = ({ project, moduleId }: TestSpecification) =>
  `${project.name} ${/^\/\/ @vitest-environment \S+/.exec(readFileSync(moduleId, "utf8")) ?? ""}`;

const rank = ({ moduleId }: TestSpecification) => {
  const place = LONG.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
    const groups = Object.entries(Object.groupBy(sorted, groupOf)).toSorted(([a], [b]) => b.localeCompare(a));
    return groups.flatMap(([, group]) => group ?? []);
  }

  /** Long ones fall on each shard in turn; by path, because durations differ between two machines. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const sorted = files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
    return sorted.filter((_, at) => at % count === index - 1);
  }
}
