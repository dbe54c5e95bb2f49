import { array, object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { pictureField } from './file.ts';
import { count, id, line, text } from './rules.ts';

/** A picture of a product; the first one stands on its card. */
export const productPicture = object({
  id: count(),
  /** A path of the site. */
  path: text(),
  /** What it shows, for those who do not see it; empty: the product's name is read out. */
  alt: text(),
});
export type ProductPicture = InferType<typeof productPicture>;

/** So many pictures a product may have. */
export const mostPictures = 20;
/** So many may come in one form. */
export const picturesAtOnce = 5;

const answer = success.shape({
  data: array(productPicture.required()).required(),
  /** The product's, which each change of its pictures raises. */
  version: count(),
});
const path = '/staff/products/{id}/pictures/';

export const addPictures = endpoint({
  method: 'POST',
  path,
  caller: 'staff',
  area: 'catalogue',
  summary:
    'Add pictures behind those that there are: JPEG, PNG or WebP, at most 5 MB each; they are drawn anew, at most 2000 pixels each way',
  files: { [pictureField]: picturesAtOnce },
  answer,
  successStatus: 201,
});

export const orderPictures = endpoint({
  method: 'PATCH',
  path,
  caller: 'staff',
  area: 'catalogue',
  summary: 'Put the pictures into another order; 409 where they are others by now',
  body: object({
    /** All of them. */
    picture_ids: array(id().required()).required('Please say which order').max(mostPictures),
  }),
  answer,
});

export const describePicture = endpoint({
  method: 'PATCH',
  path: '/staff/products/{id}/pictures/{pictureId}/',
  caller: 'staff',
  area: 'catalogue',
  summary: 'Say what a picture shows',
  body: object({ alt: line(200).defined('Please say what it shows') }),
  answer,
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/staff/products/{id}/pictures/{pictureId}/',
  caller: 'staff',
  area: 'catalogue',
  summary: 'Take a picture away',
  answer,
});
