import { download } from './download.ts';

export const filePath = '/files/{name}';

/** Added to the contract: pictures that people have sent. */
export const getFile = download({
  path: filePath,
  caller: 'anyone',
  summary: 'A file that the store keeps, under a name that cannot be guessed',
  mediaType: 'image/webp',
});

/** What a picture that somebody sends has to be, and what is said where it is not. */
export const pictureRules = {
  mostBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  tooLarge: 'Please choose a picture of at most 5 MB',
  tooManyPixels: 'Please choose a picture of at most 50 megapixels',
  wrongType: 'Please choose a JPEG, PNG or WebP picture',
  missing: 'Please choose a picture',
} as const;

/** The field of a form in which a picture comes. */
export const pictureField = 'picture';
