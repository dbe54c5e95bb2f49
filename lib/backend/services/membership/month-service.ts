import { formatInIndia } from '../../../contract/format-in-india.ts';
import type { Service } from '../invoice/service-document.ts';

/* Other services, not elsewhere classified, at the general rate of services. */
const sac = '999799';
const gstRate = 1_800;
const day = (moment: Date) => formatInIndia(moment.toISOString(), 'd MMM yyyy');

/** Returns a month of Elite as its invoice names it; `amount` in paise. */
export const monthService = (startsAt: Date, endsAt: Date, amount: number): Service => ({
  name: `Elite, one month: ${day(startsAt)} to ${day(endsAt)}`,
  sac,
  gstRate,
  gross: amount,
});
