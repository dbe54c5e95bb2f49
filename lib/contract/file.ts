/** Serves a file that the store keeps, with its own media type. Its name is unguessable. */
export const filePath = '/files/{name}';

/** What a picture that somebody sends has to be, and what is said where it is not. */
export const pictureRules = {
  mostBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  tooLarge: 'Please choose a picture of at most 5 MB',
  wrongType: 'Please choose a JPEG, PNG or WebP picture',
  missing: 'Please choose a picture',
} as const;

/** The field of a form in which a picture comes. */
export const pictureField = 'picture';
