import { isGood, type Report } from './report.ts';

export interface Row {
  name: string;
  report: Report;
  tookMs: number;
}

function resultOf({ report }: Row): string {
  if (!isGood(report)) return 'FAILED';
  return report.skipped ? `skipped: ${report.skipped}` : 'good';
}

/** Renders one line per scenario, and the failed checks below. */
export function drawTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    String(row.report.rounds),
    `${row.report.checks.filter((check) => check.isGood).length}/${row.report.checks.length}`,
    `${(row.tookMs / 1000).toFixed(0)} s`,
    resultOf(row),
    row.report.figures.join(', '),
  ]);
  const table = [['scenario', 'rounds', 'checks', 'took', 'result', 'figures'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((line) => (line[column] ?? '').length)),
  );
  const lines = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const faults = rows.flatMap(({ name, report }) =>
    report.checks
      .filter((check) => !check.isGood)
      .map(({ what, found }) => `${name}: ${what}${found && `: ${found}`}`),
  );
  return [...lines, ...(faults.length > 0 ? ['', ...faults] : [])].join('\n');
}
