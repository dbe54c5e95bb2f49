/**
 * Normalises editor HTML to the form that the store saves: no paragraph around the only text of a
 * list item, an empty string if there is no text.
 */
export function tidyHtml(html: string): string {
  const tidy = html
    .replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l>)/g, '<li>$1')
    .replace(/(?:<p><\/p>\s*)+$/, '');
  return /^(?:<p>\s*<\/p>)*$/.test(tidy) ? '' : tidy;
}

/** Returns the typed address if a link may use it (web, mail, path of this site), else null. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$|\/(?![/\\]))\S*$/i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}
