import { routes } from '../../platform/routes';

const room = (name: string) => {
  const path = `${routes.dashboard}/${name}`;
  return { path, one: (id: number | string) => `${path}/${id}` };
};

export const customersPath = room('customers');
export const reviewsPath = room('reviews');
export const questionsPath = room('questions');
export const membersPath = room('members');
export const couponsPath = room('coupons');
export const vouchersPath = room('vouchers');
