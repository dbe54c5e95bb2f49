const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Documents that are written at a time: each reads the whole catalogue once. */
const mostAtOnce = 8;
/** A reader that takes longer is let go. */
const patienceMs = 10 * 60_000;

let underWay = 0;

async function* whole(open: string, pieces: AsyncIterable<string>, close: string) {
  const end = Date.now() + patienceMs;
  yield declaration + open;
  for await (const piece of pieces) {
    if (Date.now() > end) throw new Error('The reader was too slow');
    yield piece;
  }
  yield close;
}

/**
 * An XML document that is sent piece by piece as it is made: however long it grows, no more than one
 * piece of it is held. 503 where too many are being sent already. Rejects where the first piece cannot be
 * made: later failures end the connection, for the status has been sent by then.
 */
export async function xmlAnswer(
  type: string,
  open: string,
  pieces: AsyncIterable<string>,
  close: string,
): Promise<Response> {
  if (underWay >= mostAtOnce) {
    return new Response('Too many readers. Please try again later.', {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    });
  }
  underWay += 1;
  let isOver = false;
  const done = () => {
    if (!isOver) underWay -= 1;
    isOver = true;
  };
  const text = whole(open, pieces, close);
  const begun: IteratorResult<string, void>[] = [];
  try {
    // What stands before the pieces, and the first of them.
    begun.push(await text.next(), await text.next());
  } catch (error) {
    done();
    throw error;
  }
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const part = begun.shift() ?? (await text.next());
        if (!part.done) return controller.enqueue(encoder.encode(part.value));
        done();
        controller.close();
      } catch (error) {
        done();
        throw error;
      }
    },
    async cancel() {
      done();
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
