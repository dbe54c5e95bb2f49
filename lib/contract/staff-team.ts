import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, email, text, textOrNull, yesNo } from './rules.ts';
import { staffAreas } from './staff-area.ts';

const colleague = object({
  id: count(),
  first_name: text(),
  last_name: text(),
  email: text(),
  is_superuser: yesNo(),
  /** None given: all but the vaidya's. */
  areas: array(string().oneOf(staffAreas).required()).required(),
  /** When something of theirs stands in the trail for the last time. */
  last_act_at: textOrNull(),
});
export type Colleague = InferType<typeof colleague>;

const team = success.shape({ data: array(colleague.required()).required() });

const rights = object({
  is_superuser: boolean().typeError('Must be true or false').required(),
  areas: array(string().oneOf(staffAreas, 'There is no such area').required()).required(),
});

export const colleagueInput = rights.shape({ email: email().required('Email is required') });
export type ColleagueInput = InferType<typeof colleagueInput>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/staff/team/',
  caller: 'staff',
  area: 'superuser',
  summary: 'Who works in the shop, and in which areas',
  answer: team,
});

export const addColleague = endpoint({
  method: 'POST',
  path: '/staff/team/',
  caller: 'staff',
  area: 'superuser',
  summary:
    'Let the holder of an account work in the shop; 404 naming the field where there is none',
  body: colleagueInput,
  answer: team,
});

export const changeColleague = endpoint({
  method: 'PATCH',
  path: '/staff/team/{id}/',
  caller: 'staff',
  area: 'superuser',
  summary: 'Change what somebody may do; it holds with their next request',
  body: rights,
  answer: team,
});

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/staff/team/{id}/',
  caller: 'staff',
  area: 'superuser',
  summary: 'Take all rights away; 409 for the last owner',
  answer: team,
});
