import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, text } from './rules.ts';

/** Maximum number of saved views per person. */
export const maxViews = 30;

/* Name of a list; not validated here, because the dashboard defines the lists. */
const list = () =>
  string()
    .trim()
    .required('Choose a list')
    .matches(/^[a-z][a-z-]{1,39}$/, 'Unknown list');

const staffViewInput = object({
  list: list(),
  name: line(40).required('Enter a name'),
  /** Query string of the list, without the question mark. */
  query: line(1_000).default(''),
});
export type StaffViewInput = InferType<typeof staffViewInput>;

const staffView = object({ id: count(), name: text(), query: text() });
export type StaffView = InferType<typeof staffView>;

const views = success.shape({ data: array(staffView.required()).required() });

const staff = staffCalls('any', { isPersonal: true });

export const listStaffViews = staff.get(
  '/staff/views/',
  'List the caller’s saved views of a list, by name',
  { query: object({ list: list() }), answer: views },
);

export const keepStaffView = staff.post(
  '/staff/views/',
  'Save a view of a list; an existing view with the same name is replaced',
  { body: staffViewInput, answer: views, successStatus: 201 },
);

export const dropStaffView = staff.delete(
  '/staff/views/{id}/',
  'Delete one of the caller’s saved views',
  { answer: views },
);
