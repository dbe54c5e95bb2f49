/**
 * What an editor gives as the store keeps it: points of a list without a paragraph around their only
 * text, nothing at all where nobody wrote anything.
 */
export function tidyHtml(html: string): string {
  const tidy = html
    .replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l>)/g, '<li>$1')
    .replace(/(?:<p><\/p>\s*)+$/, '');
  return /^(?:<p>\s*<\/p>)*$/.test(tidy) ? '' : tidy;
}

/** An address that a link may lead to, as it was typed: of the web, a mail, or a path of this site. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$|\/(?![/\\]))\S*$/i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}
