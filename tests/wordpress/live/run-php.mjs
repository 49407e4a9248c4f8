import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail } from "../../../scripts/toolchain.mjs";

/**
 * A WordPress on this machine, in which PHP is run as its administrator; `$test` is what `test` says. `constants` go before
 * those of its wp-config.php. Exits where it isn't there.
 */
export function openWordpress(path, constants = {}) {
  if (!path || !existsSync(join(path, "wp-load.php")))
    fail("WORDPRESS_PATH must name the folder of a test WordPress on this machine: WORDPRESS_PATH=/var/www/html");
  const defined = Object.entries(constants).map(([name, value]) => `define('${name}', '${value}');`);
  return {
    async run(code, test = {}) {
      const script = `${defined.join(" ")} error_reporting(E_ERROR);
        $_SERVER['HTTP_HOST'] ??= 'localhost'; require '${path}/wp-load.php'; wp_set_current_user(1);
        $test = json_decode('${JSON.stringify(test)}', true); ${code}`;
      const options = ["-d", "memory_limit=1G", "-d", "display_errors=0", "-d", "log_errors=0", "-r", script];
      const php = spawn("php", options, { stdio: ["ignore", "pipe", "inherit"] });
      let output = "";
      php.stdout.on("data", (part) => (output += part));
      php.on("error", () => fail("php must be installed on this machine, and in the PATH."));
      const status = await new Promise((resolve) => php.on("close", resolve));
      if (status !== 0) throw new Error(`PHP ended with ${status}: ${output.slice(-500)}`);
      return output;
    },
  };
}
