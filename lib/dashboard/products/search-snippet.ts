/** Returns the width in pixels of a text in the font of search engines at that size. */
export type Measure = (text: string, size: number) => number;

/** Pixels. Limits of desktop search results. */
export const lineLimits = {
  title: { size: 20, width: 580 },
  text: { size: 14, width: 920 },
} as const;

/** Maximum number of characters; pages cut longer texts. */
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

/** Adds the shop's name if it fits. */
export function resultTitle(title: string, shop: string, measure: Measure): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  const named = plain.includes(shop) ? plain : `${plain} | ${shop}`;
  if (named.length <= longest.title && fitsIn('title', measure)(named)) return named;
  return cut(plain, fitsIn('title', measure));
}

export const resultText = (text: string, measure: Measure): string =>
  cut(text.replace(/\s+/g, ' ').trim(), fitsIn('text', measure));
