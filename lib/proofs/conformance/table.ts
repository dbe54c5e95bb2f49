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

const CHARACTER = 6.6;
const PADDING = 10;
const label = 'store API';

/** Draws the badge: how many of the calls passed, green, yellow where some are not offered, red. */
export function drawBadge(results: readonly CallResult[]): string {
  const passed = results.filter(({ outcome }) => outcome === 'pass').length;
  const hasFailed = results.some(({ outcome }) => outcome === 'fail');
  const color = hasFailed ? '#b3261e' : passed === results.length ? '#2e7d32' : '#8a6d00';
  const value = `${passed} of ${results.length} calls${hasFailed ? ', failing' : ''}`;
  const measureWidth = (text: string) => Math.round(text.length * CHARACTER + 2 * PADDING);
  const [left, right] = [measureWidth(label), measureWidth(value)];
  const text = (content: string, x: number, width: number) =>
    `<text x="${x + width / 2}" y="14" textLength="${width - 2 * PADDING}">${content}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
<title>${label}: ${value}</title>
<rect width="${left}" height="20" fill="#444"/>
<rect x="${left}" width="${right}" height="20" fill="${color}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11">
${text(label, 0, left)}
${text(value, left, right)}
</g>
</svg>
`;
}
