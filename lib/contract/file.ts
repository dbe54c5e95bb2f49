import { download } from './download.ts';

export const filePath = '/files/{name}';

export const getFile = download({
  path: filePath,
  caller: 'anyone',
  summary: 'Download a stored file; its name cannot be guessed',
  mediaType: 'image/webp',
});

/** Rules for uploaded pictures, with their error messages. */
export const pictureRules = {
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  tooLarge: 'Choose a picture of up to 5 MB',
  tooManyPixels: 'Choose a picture of up to 50 megapixels',
  wrongType: 'Choose a JPEG, PNG or WebP picture',
  missing: 'Choose a picture',
} as const;

/**
 * Checks size and type before the upload. Some operating systems give no type; the store checks
 * the content.
 */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  const isKnown = pictureRules.types.some((known) => known === type);
  if (type && !isKnown) return pictureRules.wrongType;
  return size > pictureRules.maxBytes ? pictureRules.tooLarge : undefined;
}

export const pictureField = 'picture';
