import { string } from 'yup';
import { isDay } from './appointment-day.ts';

const pattern = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day that the calendar has, `YYYY-MM-DD`. */
export const day = (message: string) =>
  string()
    .matches(pattern, { message, excludeEmptyString: true })
    .test('day', message, (value) => !value || !pattern.test(value) || isDay(value));

/** A day in a filter of a list. */
export const listDay = () => day('Must be a date, YYYY-MM-DD').optional();
