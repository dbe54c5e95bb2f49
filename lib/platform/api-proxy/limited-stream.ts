export interface LimitedStream {
  body: ReadableStream<Uint8Array>;
  /** Whether it was broken off because more bytes came. */
  isTooLong: () => boolean;
}

/**
 * Passes a body on while it arrives, and breaks it off after `most` bytes. Never cancels the source: that
 * would close the connection of whoever sends it, before the answer has reached them.
 */
export function limitedStream(source: ReadableStream<Uint8Array>, most: number): LimitedStream {
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      length += part.byteLength;
      if (length > most) controller.error(new Error('The body is too long'));
      else controller.enqueue(part);
    },
  });
  const body = source.pipeThrough(counter, { preventCancel: true });
  return { body, isTooLong: () => length > most };
}
