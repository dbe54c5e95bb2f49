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

export const pictureField = 'picture';
