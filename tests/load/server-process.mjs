// What the Workers' own process takes, by `ps`: of all that this process has started, workerd.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const ask = promisify(execFile);

/** Memory in MB and CPU time in ms of the workerd processes under this one. */
export async function readServerProcess() {
  const { stdout } = await ask("ps", ["-axo", "ppid=,rss=,cputimes=,comm="]);
  const own = stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , , name]) => Number(parent) === process.pid && name?.startsWith("workerd"));
  if (own.length === 0) throw new Error("no workerd was found under this process");
  return { megabytes: own.reduce((sum, [, rss]) => sum + Number(rss) / 1024, 0), cpuSeconds: sumOf(own) };
}

const sumOf = (rows) => rows.reduce((sum, [, , seconds]) => sum + Number(seconds), 0);
