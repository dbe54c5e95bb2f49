import { formatDate } from '../../format/date';

const ifYes = (yes: string, no: string) => (value: string) => (value === 'true' ? yes : no);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const dayOr = (words: string) => (value: string) =>
  `${words} ${isDay(value) ? formatDate(value) : value}`;

export const filterWords = {
  pay_type: (value: string) => value,
  is_paid: ifYes('Paid', 'Not paid'),
  is_priority: ifYes('Members', 'No members'),
  is_gift: ifYes('Gifts', 'No gifts'),
  city: (value: string) => `To ${value}`,
  state: (value: string) => `In ${value}`,
  from: dayOr('From'),
  to: dayOr('Until'),
};
export type FilterName = keyof typeof filterWords;
