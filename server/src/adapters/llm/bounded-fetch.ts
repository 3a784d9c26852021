/** An answer of 300 tokens has some 60 kB of events; what goes far beyond is none. */
const BYTES_MAX = 1024 * 1024;

/** The SDK keeps a line of any length and an error's whole body in memory: no answer may have more bytes than this. */
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
