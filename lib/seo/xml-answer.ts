const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

async function* whole(open: string, pieces: AsyncIterable<string>, close: string) {
  yield declaration + open;
  yield* pieces;
  yield close;
}

/**
 * An XML document that is sent piece by piece as it is made: however long it grows, no more than one
 * piece of it is held.
 */
export function xmlAnswer(
  type: string,
  open: string,
  pieces: AsyncIterable<string>,
  close: string,
): Response {
  const text = whole(open, pieces, close);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
}

/** The same for a document that is made at once. */
export function shortXmlAnswer(type: string, text: string): Response {
  return new Response(declaration + text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
}
