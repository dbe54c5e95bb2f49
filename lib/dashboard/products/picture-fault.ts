import { pictureRules } from '../../contract/file';

/** Checks size and type before the upload; the store checks the content. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > pictureRules.maxBytes) return pictureRules.tooLarge;
  const isKnown = pictureRules.types.some((known) => known === type);
  return isKnown ? undefined : pictureRules.wrongType;
}
