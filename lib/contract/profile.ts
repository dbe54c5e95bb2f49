import { array, object, type InferType } from 'yup';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { text, textOrNull, yesNo } from './rules.ts';

export const profile = object({
  first_name: text(),
  last_name: text(),
  company: text(),
  email: text(),
  mobile_no: text(),
  profile_pic: textOrNull(),
  is_subscribed: yesNo(),
  is_sose_elite_user: yesNo(),
  is_staff: yesNo(),
  addresses: array(address.required()).required(),
});
export type Profile = InferType<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile/',
  caller: 'customer',
  summary: 'Profile with addresses',
  answer: success.shape({ data: profile.required() }),
});

export const checkElite = endpoint({
  method: 'GET',
  path: '/user/elite_check/',
  caller: 'customer',
  summary: 'Whether the customer is an Elite member, and until when',
  answer: success.shape({ is_sose_elite_user: yesNo(), end_date: textOrNull() }),
});
