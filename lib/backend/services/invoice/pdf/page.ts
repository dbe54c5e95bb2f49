/* A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 36, foot: 44 };

export const left = page.margin;
export const right = page.width - page.margin;
/** Only the footer is drawn below this y coordinate. */
export const bottom = page.height - page.margin - page.foot;
