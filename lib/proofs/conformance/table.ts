import type { CallResult, Outcome } from './report.ts';

const countOutcome = (results: readonly CallResult[], wanted: Outcome) =>
  results.filter(({ outcome }) => outcome === wanted).length;

/** `65 passed, 1 failed, 2 not offered, 0 not tried` */
const summaryOf = (results: readonly CallResult[]): string =>
  [
    `${countOutcome(results, 'pass')} passed`,
    `${countOutcome(results, 'fail')} failed`,
    `${countOutcome(results, 'not offered')} not offered`,
    `${countOutcome(results, 'not tried')} not tried`,
  ].join(', ');

/** Renders one line for each call, then every failure, then the sums. */
export function drawTable(results: readonly CallResult[]): string {
  const width = Math.max(...results.map(({ title }) => title.length));
  const rows = results.map(({ title, outcome, checks, reason }) => {
    const detail = reason === '' ? '' : ` (${reason})`;
    return `${title.padEnd(width)}  ${String(checks).padStart(6)}  ${outcome}${detail}`;
  });
  const failures = results.flatMap(({ title, failures: list }) =>
    list.map((failure) => `${title}: ${failure}`),
  );
  return [
    `${'call'.padEnd(width)}  checks  result`,
    ...rows,
    ...(failures.length > 0 ? ['', ...failures] : []),
    '',
    summaryOf(results),
  ].join('\n');
}
