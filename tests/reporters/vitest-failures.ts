import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { describeFailures, quoteTitle } from "./describe-failures.ts";

export class VitestFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failures = modules.filter((module) => !module.ok()).flatMap(listFailures);
    if (failures.length > 0) console.error(describeFailures(failures));
  }
}

function listFailures(module: TestModule) {
  const file = relative(process.cwd(), module.moduleId);
  const command = `npx vitest run --project ${module.project.name} ${file}`;
  // With errors of their own, as of a hook: a suite also fails with its tests.
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  const failed = [...suites, ...module.children.allTests("failed")].map(({ fullName, type }) => ({
    file,
    rule: fullName,
    command: `${command} -t ${quoteTitle(fullName, type === "suite" ? "" : "$")}`,
  }));
  return failed.length > 0 && module.errors().length === 0 ? failed : [{ file, command }, ...failed];
}
