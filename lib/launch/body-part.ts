/** Returns the bytes of the first argument of a response's `write` or `end`. */
export function toBuffer(part: unknown): Buffer {
  if (typeof part === 'string') return Buffer.from(part);
  return part instanceof Uint8Array ? Buffer.from(part) : Buffer.alloc(0);
}

/** Calls the callback argument, as Node does once a part is written. */
export function callBack(sent: readonly unknown[]): void {
  const done = sent.find((one) => typeof one === 'function');
  if (done) process.nextTick(done as () => void);
}
