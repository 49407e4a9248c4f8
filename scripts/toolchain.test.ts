import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { isInstalled } from "./toolchain.mjs";

/** Variables of what the project runs on a machine with the given ones. */
function readVariables(machine: Record<string, string>): NodeJS.ProcessEnv {
  const tell = 'await run(process.execPath, ["-p", "JSON.stringify(process.env)"])';
  const code = `import { run } from "./scripts/toolchain.mjs"; ${tell}`;
  const env = { PATH: process.env.PATH, ...machine } as unknown as NodeJS.ProcessEnv;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { env, encoding: "utf8" });
  return JSON.parse(stdout) as NodeJS.ProcessEnv;
}

describe("what the project runs, on a strange machine", () => {
  it("asks its own servers directly where a proxy leads to the registry", () => {
    const { HTTP_PROXY, NO_PROXY, no_proxy } = readVariables({ HTTP_PROXY: "http://proxy.example:3128" });
    expect(HTTP_PROXY).toBe("http://proxy.example:3128");
    expect(NO_PROXY).toBe("localhost,127.0.0.1,::1");
    expect(no_proxy).toBe(NO_PROXY);
  });

  it("keeps what else is asked for directly", () => {
    expect(readVariables({ NO_PROXY: ".example" }).NO_PROXY).toBe(".example,localhost,127.0.0.1,::1");
    expect(readVariables({ NO_PROXY: "*" }).NO_PROXY).toBe("*");
  });

  it("isn't the machine's production", () => {
    expect(readVariables({ NODE_ENV: "production", LANG: "C" })).toMatchObject({ LANG: "C" });
    expect(readVariables({ NODE_ENV: "production" })).not.toHaveProperty("NODE_ENV");
  });
});

describe("what is installed already", () => {
  const there = () => true;
  const lock = {
    "": { version: "1" },
    "node_modules/a": { version: "1.2.3" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  it("isn't installed again, by whatever command it came; what is another machine's may be missing", () => {
    expect(isInstalled(lock, { "node_modules/a": { version: "1.2.3" } }, there)).toBe(true);
  });

  it("is installed anew where a version differs or something is missing", () => {
    expect(isInstalled(lock, { "node_modules/a": { version: "1.2.4" } }, there)).toBe(false);
    expect(isInstalled(lock, {}, there)).toBe(false);
    expect(isInstalled(lock, lock, () => false)).toBe(false);
    expect(isInstalled(lock, { ...lock, "node_modules/b": { version: "3.0.0" } }, there)).toBe(false);
  });
});
