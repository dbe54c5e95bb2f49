import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyLimits {
  maxBytes: number;
  /** Time limit for the whole body. */
  limitMs: number;
  /** Reserves memory for bytes; false if the budget is used up. */
  reserve: (bytes: number) => boolean;
  /** Aborts where the body has to make room for others. */
  signal: AbortSignal;
}

export type BodyEnd = 'whole' | 'too large' | 'too slow' | 'no room' | 'gone';

/**
 * Waits until the whole body is in the request's buffer, from which it is then read as usual. Must
 * be called as soon as the request arrives. Counts bytes as the parser delivers them, because a
 * chunked body does not declare its length; data beyond a limit is dropped.
 */
export function receiveBody(request: IncomingMessage, limits: BodyLimits): Promise<BodyEnd> {
  return new Promise((resolve) => {
    const push = request.push.bind(request);
    let length = 0;
    let isOver = false;
    const end = (how: BodyEnd) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      limits.signal.removeEventListener('abort', giveUp);
      request.off('close', onClose);
      resolve(how);
    };
    const onClose = () => end('gone');
    const giveUp = () => end('too slow');
    const timer = setTimeout(giveUp, limits.limitMs);
    limits.signal.addEventListener('abort', giveUp);
    request.once('close', onClose);
    request.push = (chunk: Buffer | null) => {
      if (isOver) return true;
      if (chunk === null) {
        const isOpen = push(null);
        end('whole');
        return isOpen;
      }
      length += chunk.length;
      if (length > limits.maxBytes) end('too large');
      else if (!limits.reserve(chunk.length)) end('no room');
      else push(chunk);
      // True, so that the parser continues although nobody reads yet: the limit above bounds the
      // buffer.
      return true;
    };
  });
}

/**
 * Counts a body that is read while it arrives, with the back-pressure of its reader. Closes the
 * connection once more than `maxBytes` have arrived; data after the answer is dropped.
 */
export function watchUpload(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): void {
  const push = request.push.bind(request);
  let length = 0;
  request.push = (chunk: Buffer | null) => {
    length += chunk?.length ?? 0;
    if (length > maxBytes) {
      request.socket.destroySoon();
      return false;
    }
    return (chunk !== null && response.writableEnded) || push(chunk);
  };
  // Node drains the rest by itself only if nobody had begun to read.
  response.once('finish', () => request.socket.resume());
}
