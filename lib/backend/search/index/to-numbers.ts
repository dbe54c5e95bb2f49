/** Decodes `int4send` output (big-endian). */
export function toNumbers(bytes: Buffer | null): Int32Array {
  if (!bytes) return new Int32Array(0);
  const own = new Uint8Array(bytes).buffer;
  Buffer.from(own).swap32();
  return new Int32Array(own);
}
