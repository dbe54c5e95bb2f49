/** Sections before the products: an introduction and two parts. */
const sectionsBefore = 2;

/** Splits the HTML of a post where products are shown; `rest` is empty for a short post. */
export function splitForGoods(html: string): { start: string; rest: string } {
  const heads = [...html.matchAll(/<h2[ >]/g)];
  const place = heads[sectionsBefore]?.index;
  return place === undefined
    ? { start: html, rest: '' }
    : { start: html.slice(0, place), rest: html.slice(place) };
}
