// What the shop's own Worker holds and computes, its Durable Objects included, by workerd's inspector.
const SHOP = "core:user:shop";
/** How often the profiler looks: less often, so that it costs little itself. */
const SAMPLE_US = 1000;

/** Megabytes, after a collection of garbage, without what it could throw away. `inspector`: of a Miniflare. */
export async function readWorkerHeap(inspector) {
  const { ask, close } = await openInspector(inspector);
  await ask("HeapProfiler.enable");
  await ask("HeapProfiler.collectGarbage");
  const { usedSize } = await ask("Runtime.getHeapUsage");
  close();
  return usedSize / 1024 ** 2;
}

/**
 * CPU in ms of the Worker while `work` runs, by V8's profiler: samples are taken only while its isolate runs, so they count
 * neither Miniflare's proxies nor what it waits for. On a busy machine also what others compute meanwhile.
 */
export async function profileWorker(inspector, work) {
  const { ask, close } = await openInspector(inspector);
  await ask("Profiler.enable");
  await ask("Profiler.setSamplingInterval", { interval: SAMPLE_US });
  await ask("Profiler.start");
  await work();
  const { profile } = await ask("Profiler.stop");
  close();
  const idle = new Set(
    profile.nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id),
  );
  // The real interval is longer than the one asked for; a long one has been spent outside.
  const interval = profile.timeDeltas.toSorted((a, b) => a - b)[Math.floor(profile.timeDeltas.length / 2)];
  return (profile.samples.filter((id) => !idle.has(id)).length * interval) / 1000;
}

async function openInspector(inspector) {
  const targets = await (await fetch(new URL("/json", `http://${inspector.host}`))).json();
  const { webSocketDebuggerUrl } = targets.find(({ id }) => id === SHOP);
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("workerd's inspector doesn't answer")));
  });
  let count = 0;
  const waiting = new Map();
  socket.addEventListener("message", ({ data }) => {
    const { id, error, result } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  return {
    close: () => socket.close(),
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        const id = (count += 1);
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      }),
  };
}
