import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { id } from './rules.ts';
import { staffProduct } from './staff-product.ts';

const staff = { caller: 'staff', area: 'catalogue' } as const;

export const copyProduct = endpoint({
  ...staff,
  method: 'POST',
  path: '/staff/products/{id}/copy/',
  summary:
    'A new product like this one, with its pictures, a SKU of its own, no stock and unpublished; ' +
    'reviews, planned prices and the rail stay with the first',
  answer: success.shape({ data: staffProduct.required() }),
  repeatable: true,
  successStatus: 201,
});

export const removeProduct = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/staff/products/{id}/',
  summary:
    'Delete a product that is not published and was neither ordered nor reviewed; 409 says why it stays. ' +
    'Its address leads to `replacement_id` from then on, or says that it is gone',
  query: object({ replacement_id: id().optional() }),
  answer: success,
});
