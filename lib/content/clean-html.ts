import sanitizeHtml from 'sanitize-html';

/** Sanitises HTML written by users: keeps only text and its structure, without indentation. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  }).replace(/\n[ \t\n]+/g, '\n');
}
