/** Reads the whole body of a request; undefined if it has more than `most` bytes. */
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
