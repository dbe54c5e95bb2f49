'use client';

import { Picture, type PictureProps } from './picture';
import { useIsSettled } from './use-is-settled';

/** A picture outside the screen that would be loaded before the scripts of the page. */
export function LaterPicture(props: PictureProps) {
  const picture = <Picture {...props} />;
  return useIsSettled() ? picture : <noscript>{picture}</noscript>;
}
