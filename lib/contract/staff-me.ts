import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
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

export const getStaffMe = endpoint({
  method: 'GET',
  path: '/staff/me/',
  caller: 'staff',
  area: 'any',
  summary: 'Get the caller’s staff account and permissions',
  answer: success.shape({ data: staffPerson.required() }),
});
