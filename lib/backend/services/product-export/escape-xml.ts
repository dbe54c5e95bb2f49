/**
 * Escapes a text for XML. Control characters that XML 1.0 forbids are left out; a carriage return
 * is escaped, because a raw one would become a line feed.
 */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\r', '&#13;');
