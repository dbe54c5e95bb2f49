import { pictureRules } from '../../contract/file';

/** Why a file cannot be the picture, as far as a browser can tell; undefined where it may try. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  const isKnown = pictureRules.types.some((one) => one === type);
  // Some systems name no type: the store looks at the content anyway.
  if (type && !isKnown) return pictureRules.wrongType;
  return size > pictureRules.mostBytes ? pictureRules.tooLarge : undefined;
}
