/** Far more than the events of an answer need. */
const BYTES_MAX = 1024 * 1024;

/** Limits the bytes of a response: the SDK buffers lines of any length and whole error bodies. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  return new Response(response.body?.pipeThrough(upTo(BYTES_MAX)) ?? null, response);
};

function upTo(bytesMax: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      if (bytes > bytesMax) controller.error(new Error(`more than ${bytesMax} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
