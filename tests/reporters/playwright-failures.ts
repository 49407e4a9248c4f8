import { relative } from "node:path";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { describeFailures, quoteTitle } from "./describe-failures";

/** Playwright starts a reporter by its file's default export. */
export default class PlaywrightFailures implements Reporter {
  #suite: Suite | null = null;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const failed = this.#suite?.allTests().filter((test) => test.outcome() === "unexpected") ?? [];
    const failures = failed.map((test) => {
      const [, , , ...titles] = test.titlePath();
      const file = relative(process.cwd(), test.location.file);
      const command = `npx playwright test ${file} -g ${quoteTitle(titles.join(" "))}`;
      return { file, rule: titles.join(" > "), command };
    });
    if (failures.length > 0) console.error(describeFailures(failures));
  }
}
