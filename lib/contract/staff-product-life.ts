import { object } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { id } from './rules.ts';
import { staffProduct } from './staff-product.ts';

const staff = staffCalls('catalogue');

export const copyProduct = staff.post(
  '/staff/products/{id}/copy/',
  'Duplicate a product with its pictures, under a new SKU, unpublished and without stock; reviews, scheduled prices and carousels are not copied',
  {
    answer: success.shape({ data: staffProduct.required() }),
    repeatable: true,
    successStatus: 201,
  },
);

export const removeProduct = staff.delete(
  '/staff/products/{id}/',
  'Delete an unpublished product that was never ordered or reviewed; otherwise 409 with the reason. Its URL redirects to `replacement_id` or answers 410',
  { query: object({ replacement_id: id().optional() }), answer: success },
);
