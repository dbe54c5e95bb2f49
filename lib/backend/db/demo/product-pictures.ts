/** Those whose third picture shows what is inside. */
const opened = new Set(
  'TU-0214 PE-0203 DL-0063 HN-0107 TE-0331 CH-0290 CF-0385 GH-0901 AV-0130 SK-0171'.split(' '),
);

/** The public paths of a product's pictures: front, angle and, for some, the contents. */
export function productPictures(sku: string): string[] {
  const numbers = opened.has(sku) ? [1, 2, 3] : [1, 2];
  return numbers.map((number) => `/pictures/products/${sku.toLowerCase()}-${number}.webp`);
}
