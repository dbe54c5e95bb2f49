/** The whole body of a request; undefined where it has more than `most` bytes. */
export async function readAtMost(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const parts: BlobPart[] = [];
  let length = 0;
  // Counted while it comes: a body in chunks does not say how long it is.
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return undefined;
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
