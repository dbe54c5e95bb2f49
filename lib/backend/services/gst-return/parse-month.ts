import { inIndia } from '../../../contract/india-clock.ts';

export interface Month {
  /** Its first moment in India, and that of the next month. */
  from: Date;
  to: Date;
  /** `MMYYYY`. */
  period: string;
}

/** Maps `YYYY-MM` to the month in India. */
export function parseMonth(text: string): Month {
  const [year = 0, month = 0] = text.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return {
    from: new Date(inIndia(`${text}-01`)),
    to: new Date(inIndia(next)),
    period: `${text.slice(5)}${text.slice(0, 4)}`,
  };
}
