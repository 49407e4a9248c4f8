import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These take 20 to 60 seconds each: started last, they would leave a core idle. */
const LONG = [
  "setup",
  "commands",
  "links",
  "rate-limits",
  "cart",
  "backend-faults",
  "isolation",
  "invalidation",
  "malformed-urls",
  "deploy",
  "request-checks",
  "catalog-sync",
].map((name) => `/${name}.built.test.ts`);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? LONG.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
