import { object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './rules.ts';

const elitePlan = object({
  /** Of one prepaid month, in rupees, GST included. */
  price: amount(),
});
export type ElitePlan = InferType<typeof elitePlan>;

export const getElitePlan = endpoint({
  method: 'GET',
  path: '/user/elite_plan/',
  caller: 'anyone',
  summary: 'What a month of Elite costs',
  answer: success.shape({ data: elitePlan.required() }),
});
