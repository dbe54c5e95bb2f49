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
    'Duplicate a product with its pictures, under a new SKU, unpublished and without stock; reviews, scheduled prices and carousels are not copied',
  answer: success.shape({ data: staffProduct.required() }),
  repeatable: true,
  successStatus: 201,
});

export const removeProduct = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/staff/products/{id}/',
  summary:
    'Delete an unpublished product that was never ordered or reviewed; otherwise 409 with the reason. Its URL redirects to `replacement_id` or answers 410',
  query: object({ replacement_id: id().optional() }),
  answer: success,
});
