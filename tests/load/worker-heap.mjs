// What the shop's own Worker holds, its Durable Objects included, without what it could throw away: by workerd's inspector.
const SHOP = "core:user:shop";

/** Megabytes, after a collection of garbage. `inspector`: of a Miniflare. */
export async function readWorkerHeap(inspector) {
  const targets = await (await fetch(new URL("/json", `http://${inspector.host}`))).json();
  const { webSocketDebuggerUrl } = targets.find(({ id }) => id === SHOP);
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("workerd's inspector doesn't answer")));
  });
  let count = 0;
  const ask = (method) =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      socket.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask("HeapProfiler.enable");
  await ask("HeapProfiler.collectGarbage");
  const { usedSize } = await ask("Runtime.getHeapUsage");
  socket.close();
  return usedSize / 1024 ** 2;
}
