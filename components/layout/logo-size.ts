import type { CSSProperties } from 'react';

const longName = 15;

/** Attributes of `.logo` that fit the letters of a name to its room. */
export const logoSize = (name: string) => ({
  style: { '--letters': name.length } as CSSProperties,
  'data-long': name.length > longName || undefined,
});
