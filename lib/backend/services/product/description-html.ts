import sanitizeHtml from 'sanitize-html';

/**
 * Sanitises the HTML of a description: removes all tags that are not allowed and keeps their text.
 */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html.replace(/\u0000/g, ''), {
    allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote'],
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

/** An absolute URL, `mailto:` or a path of this site; not `//host`. */
const isAddress = (href: string) => /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(href.trim());
