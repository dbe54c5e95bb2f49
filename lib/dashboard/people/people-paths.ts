import { routes } from '../../platform/routes';

const room = (name: string) => {
  const path = `${routes.dashboard}/${name}`;
  return { path, one: (id: number | string) => `${path}/${id}` };
};

/* Where the rooms of the wing "People" are. */
export const customersRoom = room('customers');
export const reviewsRoom = room('reviews');
export const membersRoom = room('members');
export const couponsRoom = room('coupons');
export const vouchersRoom = room('vouchers');
