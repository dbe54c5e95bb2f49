import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, text, yesNo } from './rules.ts';

const staffPerson = object({
  id: count(),
  first_name: text(),
  last_name: text(),
  is_staff: yesNo(),
  is_superuser: yesNo(),
  /** Areas granted explicitly; `mayEnter` evaluates them. */
  areas: array(string().required()).required(),
});
export type StaffPerson = InferType<typeof staffPerson>;

export const getStaffMe = staffCalls('any').get(
  '/staff/me/',
  'Get the caller’s staff account and permissions',
  { answer: success.shape({ data: staffPerson.required() }) },
);
