/** The same response, a byte at a time, so that no single chunk is late. */
export function dripAnswer({ body, status, headers }: Response, pauseMs: number): Response {
  const bytes = body === null ? null : body.pipeThrough(cutIntoBytes(pauseMs));
  return new Response(bytes, { status, headers });
}

function cutIntoBytes(pauseMs: number): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    async transform(chunk, controller) {
      for (let index = 0; index < chunk.length; index++) {
        controller.enqueue(chunk.slice(index, index + 1));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
  });
}
