import { contractCalls, descriptionTitle, invoiceTitle, callTitle } from './contract-calls.ts';

export type Outcome = 'pass' | 'fail' | 'not offered' | 'not tried';

export interface CallResult {
  title: string;
  outcome: Outcome;
  checks: number;
  failures: string[];
  /** Why it, or a part of it, was not tried; empty if all was. */
  reason: string;
}

export interface Report {
  check: (title: string, what: string, isGood: boolean, found?: unknown) => void;
  notOffered: (title: string) => void;
  notTried: (title: string, reason: string) => void;
  findOutcome: (title: string) => Outcome;
  results: () => CallResult[];
}

export function newReport(): Report {
  const titles = [...contractCalls.map(callTitle), invoiceTitle, descriptionTitle];
  const rows = new Map(
    titles.map((title) => [
      title,
      { checks: 0, failures: [] as string[], isOffered: true, reason: '' },
    ]),
  );
  const findRow = (title: string) => {
    const row = rows.get(title);
    if (!row) throw new Error(`${title} is no call of the contract`);
    return row;
  };
  const findOutcome = (title: string): Outcome => {
    const { isOffered, failures, checks } = findRow(title);
    if (failures.length > 0) return 'fail';
    if (!isOffered) return 'not offered';
    return checks > 0 ? 'pass' : 'not tried';
  };
  return {
    check: (title, what, isGood, found) => {
      const row = findRow(title);
      row.checks += 1;
      if (isGood) return;
      const shown = found === undefined ? '' : `, found ${JSON.stringify(found) ?? ''}`;
      row.failures.push(`${what}${shown}`);
    },
    notOffered: (title) => {
      findRow(title).isOffered = false;
    },
    notTried: (title, reason) => {
      findRow(title).reason ||= reason;
    },
    findOutcome,
    results: () =>
      [...rows].map(([title, { checks, failures, reason }]) => ({
        title,
        outcome: findOutcome(title),
        checks,
        failures,
        reason,
      })),
  };
}
