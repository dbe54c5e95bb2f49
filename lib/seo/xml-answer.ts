import { AsyncResource } from 'node:async_hooks';
import { toNetwork } from '../server/client-address';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Concurrency limit: each document reads the whole catalogue. */
const maxConcurrent = 8;
/** Milliseconds for a whole document, and without a read of the client. */
const limits = { whole: 10 * 60_000, pause: 60_000 };

/** In the order in which they began. */
const activeStreams = new Set<Slot>();

interface XmlDocument {
  /** Text before and after the pieces. */
  open: string;
  pieces: AsyncIterable<string>;
  close: string;
  /** Without a piece the document is missing (404). */
  mustHoldSome?: boolean;
}

/**
 * Streams an XML document; holds one piece in memory at a time (back-pressure). Answers 503 above
 * the concurrency limit. Rejects if the first piece fails; later failures end the connection,
 * because the status has been sent. A client that leaves, or reads nothing for a minute, gives its
 * place to others; so does whoever has most places if all are taken.
 */
export async function xmlAnswer(
  { method, signal, headers: sent }: Pick<Request, 'method' | 'signal' | 'headers'>,
  { open, pieces, close, mustHoldSome = false }: XmlDocument,
): Promise<Response> {
  const client = toNetwork(sent.get('x-forwarded-for') ?? '');
  if (!makeRoom(client)) {
    return new Response('Too many readers. Please try again later.', {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    });
  }
  const reader = pieces[Symbol.asyncIterator]();
  const slot = takeSlot(client, () => void reader.return?.().catch(() => undefined));
  try {
    const first = await reader.next();
    if (first.done && mustHoldSome) {
      slot.leave();
      return new Response('Not found', { status: 404 });
    }
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    if (method === 'HEAD' || signal.aborted) {
      slot.leave();
      return new Response(null, { headers });
    }
    signal.addEventListener('abort', slot.leave, { once: true });
    const text = joinDocument(open, first, reader, close);
    return new Response(toStream(text, slot), { headers });
  } catch (error) {
    slot.leave();
    throw error;
  }
}

/** Returns whether there is a place for one more stream of a client. */
function makeRoom(client: string): boolean {
  if (activeStreams.size < maxConcurrent) return true;
  const streams = Map.groupBy(activeStreams, (slot) => slot.client);
  const count = streams.get(client)?.length ?? 0;
  const [largest = []] = [...streams.values()].toSorted((one, other) => other.length - one.length);
  if (largest.length <= count + 1) return false;
  largest[0]?.leave();
  return true;
}

interface Slot {
  client: string;
  hasLeft: () => boolean;
  /** To be called at each read of the client. */
  stay: () => void;
  leave: () => void;
}

/**
 * Takes one of the places under the concurrency limit. It is given back once: by `leave`, or by a
 * timeout of `limits`; then `onLeave` runs.
 */
function takeSlot(client: string, onLeave: () => void): Slot {
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    activeStreams.delete(slot);
    for (const timer of timers) clearTimeout(timer);
    onLeave();
  };
  const pause = setTimeout(leave, limits.pause).unref();
  const timers = [pause, setTimeout(leave, limits.whole).unref()];
  const slot = { client, hasLeft: () => isOver, stay: () => void pause.refresh(), leave };
  activeStreams.add(slot);
  return slot;
}

async function* joinDocument(
  open: string,
  first: IteratorResult<string, unknown>,
  rest: AsyncIterator<string>,
  close: string,
): AsyncGenerator<string> {
  yield declaration + open;
  for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
  yield close;
}

function toStream(text: AsyncGenerator<string>, slot: Slot): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    // Next reads it outside of the request, which the reads of the store API need.
    pull: AsyncResource.bind(async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      try {
        if (slot.hasLeft()) throw new Error('The reader was too slow');
        slot.stay();
        const part = await text.next();
        if (!part.done) return controller.enqueue(encoder.encode(part.value));
        slot.leave();
        controller.close();
      } catch (error) {
        slot.leave();
        throw error;
      }
    }),
    cancel: slot.leave,
  });
}

/** Returns an XML document that is complete in memory. */
export function shortXmlAnswer(type: string, text: string): Response {
  return new Response(declaration + text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
}
