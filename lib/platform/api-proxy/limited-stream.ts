export interface LimitedStream {
  body: ReadableStream<Uint8Array>;
  /** Whether it was aborted because of its size. */
  isTooLong: () => boolean;
}

/**
 * Streams a body and aborts after `most` bytes. Never cancels the source: that would close the
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
