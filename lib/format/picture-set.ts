/** Widths in pixels that the image optimiser makes; it refuses all others. */
export const thumbnailWidths = [96, 256];
export const screenWidths = [384, 640, 750, 1080, 1920];

export const pictureWidths = [...thumbnailWidths, ...screenWidths];
const [narrowestScreen = 0] = screenWidths;
const quality = 75;

/**
 * Attributes in the order in which they are set: Safari would load `src` before it knows `srcSet`.
 */
export interface PictureSet {
  srcSet?: string;
  src: string;
}

/*
 * Drawings have no width. What customers send is shown as it is stored, so that no copy outlives
 * it.
 */
const isUnscaled = (src: string) => /^data:|^\/api\/store\/|\.svg$/.test(src);

const pictureUrl = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;

export const allWidths = (src: string): string[] =>
  pictureWidths.map((width) => pictureUrl(src, width));

const findWidth = (width: number) =>
  pictureWidths.find((one) => one >= width) ?? pictureWidths.at(-1) ?? width;

/**
 * Returns the addresses of a picture whose width depends on the screen. `sizes` is that of the HTML
 * element. Leaves out widths that are too small for the narrowest screen, and those above
 * `maxWidth`.
 */
export function screenPicture(src: string, sizes: string, maxWidth = Infinity): PictureSet {
  if (isUnscaled(src)) return { src };
  const shares = [...sizes.matchAll(/(?:^|\s)(\d{1,3})vw/g)].map(([, share]) => Number(share));
  const minWidth = shares.length > 0 ? (narrowestScreen * Math.min(...shares)) / 100 : 0;
  const chosen = pictureWidths.filter((width) => width >= minWidth && width <= maxWidth);
  return {
    srcSet: chosen.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', '),
    src: pictureUrl(src, chosen.at(-1) ?? findWidth(maxWidth)),
  };
}

/** Returns the addresses of a picture of one width in CSS pixels. */
export function fixedPicture(src: string, width: number): PictureSet {
  if (isUnscaled(src)) return { src };
  const [plain, dense] = [findWidth(width), findWidth(width * 2)];
  const srcSet = [...new Set([plain, dense])]
    .map((one, index) => `${pictureUrl(src, one)} ${index + 1}x`)
    .join(', ');
  return { srcSet, src: pictureUrl(src, dense) };
}
