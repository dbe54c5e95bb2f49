import sanitizeHtml from 'sanitize-html';

/** The HTML that a product's description may consist of; of all else the text alone is kept. */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html.replace(/\u0000/g, ''), {
    allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
        tagName,
        attribs: isAddress(href) ? { href } : {},
      }),
    },
  });
}

/** A whole address or a path of this site. */
const isAddress = (href: string) => /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(href.trim());
