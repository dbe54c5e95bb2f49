import { pictureRules } from '../../contract/file';

/** Returns why a file cannot be the profile picture; undefined if the browser finds no reason. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  const isKnown = pictureRules.types.some((one) => one === type);
  // Some systems give no type; the store checks the content in any case.
  if (type && !isKnown) return pictureRules.wrongType;
  return size > pictureRules.maxBytes ? pictureRules.tooLarge : undefined;
}
