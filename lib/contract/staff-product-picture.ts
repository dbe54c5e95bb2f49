import { array, object, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { pictureField } from './file.ts';
import { count, id, line, text } from './rules.ts';

/** A picture of a product; the first one is used on the card. */
export const productPicture = object({
  id: count(),
  /** Path on the site. */
  path: text(),
  /** Alternative text; empty: the name of the product is used. */
  alt: text(),
});
export type ProductPicture = InferType<typeof productPicture>;

export const maxPictures = 20;
/** Maximum number of pictures per upload. */
const picturesAtOnce = 5;

const answer = success.shape({
  data: array(productPicture.required()).required(),
  /** Version of the product; each change of its pictures increments it. */
  version: count(),
});
const path = '/staff/products/{id}/pictures/';

const staff = staffCalls('catalogue');

export const addPictures = staff.post(
  path,
  'Add pictures after the existing ones: JPEG, PNG or WebP, up to 5 MB each; they are re-encoded at up to 2000 × 2000 pixels',
  { files: { [pictureField]: picturesAtOnce }, answer, successStatus: 201 },
);

export const orderPictures = staff.patch(
  path,
  'Reorder the pictures; 409 if they have changed in between',
  {
    body: object({
      /** Must contain all pictures of the product. */
      picture_ids: array(id().required()).required('Choose an order').max(maxPictures),
    }),
    answer,
  },
);

export const describePicture = staff.patch(
  '/staff/products/{id}/pictures/{pictureId}/',
  'Set the alt text of a picture',
  { body: object({ alt: line(200).defined('Describe the picture') }), answer },
);

export const removePicture = staff.delete(
  '/staff/products/{id}/pictures/{pictureId}/',
  'Delete a picture',
  { answer },
);
