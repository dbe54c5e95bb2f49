interface LimitedStream {
  body: ReadableStream<Uint8Array>;
  /** Whether it was aborted because of its size. */
  isTooLong: () => boolean;
}

/**
 * Streams a body and aborts after `maxBytes`. Never cancels the source: that would close the
 * connection before the client has read the answer (lingering close).
 */
export function limitedStream(source: ReadableStream<Uint8Array>, maxBytes: number): LimitedStream {
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      length += part.byteLength;
      if (length > maxBytes) controller.error(new Error('The body is too long'));
      else controller.enqueue(part);
    },
  });
  const body = source.pipeThrough(counter, { preventCancel: true });
  return { body, isTooLong: () => length > maxBytes };
}

/** Reads the whole body of a request; undefined if it has more than `maxBytes`. */
export async function readAtMost(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const parts: BlobPart[] = [];
  let length = 0;
  // Counted while reading: a chunked body has no Content-Length.
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Milliseconds until the first byte of an answer. */
const readMs = 10_000;

/** Milliseconds. Back office lists and exports read all orders. */
const staffReadMs = 30_000;

/**
 * Timeout of a write, in milliseconds. Longer than the API needs for any write: after a timeout the
 * write may still have been committed.
 */
const changeMs = 30_000;

/** Milliseconds. The API answers an upload only after receiving all of it. */
const uploadMs = 300_000;

/** Returns the timeout of a call in milliseconds, until its answer begins. */
export function answerLimitMs(method: string, path: string, isUpload = false): number {
  if (isUpload) return uploadMs;
  if (method !== 'GET' && method !== 'HEAD') return changeMs;
  return path.startsWith('/staff/') ? staffReadMs : readMs;
}
