/** Builds a multipart form with one file: bytes and Content-Type header. */
export async function formWithFile(
  field: string,
  name: string,
  bytes: Buffer<ArrayBuffer>,
  type: string,
): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const form = new FormData();
  form.append(field, new File([bytes], name, { type }));
  const sent = new Response(form);
  return {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
