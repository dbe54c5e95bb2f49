import { readableText } from '../../contract/readable-text';
import { toSlug } from '../../contract/slug';

export interface Heading {
  id: string;
  title: string;
}

/** Ids used by the page itself. */
const taken = ['content', 'read-on'];

/** Adds a unique id to each h2 of sanitised HTML and lists them in order. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const ids = new Set(taken);
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (match, inner: string) => {
    const title = readableText(inner);
    if (!title) return match;
    const id = unused(toSlug(title), ids);
    ids.add(id);
    headings.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

function unused(name: string, ids: Set<string>): string {
  if (!ids.has(name)) return name;
  let number = 2;
  while (ids.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
