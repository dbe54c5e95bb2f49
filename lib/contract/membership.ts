import { object, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './rules.ts';

const membershipPlan = object({
  /** Price of one prepaid month in rupees, GST included. */
  price: amount(),
});
export type MembershipPlan = InferType<typeof membershipPlan>;

export const getMembershipPlan = anyone.get(
  '/user/elite_plan/',
  'Get the price of a membership month',
  {
    answer: success.shape({ data: membershipPlan.required() }),
    standIn: 'the setting MEMBERSHIP_PRICE',
  },
);
