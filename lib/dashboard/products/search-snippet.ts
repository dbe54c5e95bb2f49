/** How wide a text is in pixels, in the letters that search engines use at that size. */
export type Measure = (text: string, size: number) => number;

/** What there is room for in a list of results on a desk. */
export const lineLimits = {
  title: { size: 20, width: 580 },
  text: { size: 14, width: 920 },
} as const;

/** Pages cut titles and descriptions to so many characters before anybody measures them. */
const longest = { title: 60, text: 160 } as const;

function cut(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:.–-]+$/, '')} …`;
    if (fits(part)) return part;
  }
  return `${[...text].slice(0, 10).join('')} …`;
}

const fitsIn = (kind: keyof typeof lineLimits, measure: Measure) => (part: string) =>
  part.length <= longest[kind] + 2 &&
  measure(part, lineLimits[kind].size) <= lineLimits[kind].width;

/** The title as a result shows it: with the shop's name behind it where there is room. */
export function resultTitle(title: string, shop: string, measure: Measure): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  const named = plain.includes(shop) ? plain : `${plain} | ${shop}`;
  if (named.length <= longest.title && fitsIn('title', measure)(named)) return named;
  return cut(plain, fitsIn('title', measure));
}

/** The two lines below it. */
export const resultText = (text: string, measure: Measure): string =>
  cut(text.replace(/\s+/g, ' ').trim(), fitsIn('text', measure));

/** What people read of a piece of HTML. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
