const maxProducts = 5;

/** Returns the ids of the products that sanitised HTML links, in order, each once; 5 at most. */
export function linkedProducts(html: string): number[] {
  const links = html.matchAll(/href="(?:https?:\/\/[^/"]+)?\/products\/([1-9]\d{0,8})(?=[/"?#])/g);
  return [...new Set([...links].map(([, id]) => Number(id)))].slice(0, maxProducts);
}
