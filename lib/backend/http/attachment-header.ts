/**
 * Returns a `Content-Disposition` header that saves a file under a name in any script (RFC 6266).
 */
function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Headers of a file that browsers save. */
export const asAttachment = (name: string) => ({ 'Content-Disposition': attachmentHeader(name) });

/** Keeps an uploaded file from running scripts where a browser opens it. */
export const sandboxed = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};
