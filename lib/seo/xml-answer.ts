const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Concurrency limit: each document reads the whole catalogue. */
const mostAtOnce = 8;
/** Milliseconds after which a slow client is disconnected. */
const patienceMs = 10 * 60_000;

let underWay = 0;

interface Pieces {
  first: IteratorResult<string, unknown>;
  rest: AsyncIterator<string>;
}

async function* whole(open: string, { first, rest }: Pieces, close: string) {
  const end = Date.now() + patienceMs;
  try {
    yield declaration + open;
    for (let piece = first; !piece.done; piece = await rest.next()) {
      if (Date.now() > end) throw new Error('The reader was too slow');
      yield piece.value;
    }
    yield close;
  } finally {
    await rest.return?.();
  }
}

/**
 * Streams an XML document; holds one piece in memory at a time (back-pressure). Answers 503 above
 * the concurrency limit. Rejects if the first piece fails; later failures end the connection,
 * because the status has been sent. A document without a piece is answered with 404 if it
 * `mustHoldSome`.
 */
export async function xmlAnswer(
  type: string,
  open: string,
  pieces: AsyncIterable<string>,
  close: string,
  { mustHoldSome = false } = {},
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
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next().catch((error: unknown) => {
    done();
    throw error;
  });
  if (first.done && mustHoldSome) {
    done();
    return new Response('Not found', { status: 404 });
  }
  const text = whole(open, { first, rest }, close);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const part = await text.next();
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
      await text.return();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
}

/** Returns an XML document that is complete in memory. */
export function shortXmlAnswer(type: string, text: string): Response {
  return new Response(declaration + text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
}
