import { ratiosOf, spreadOf } from './statistics.ts';

export interface Row {
  what: string;
  figures: number[];
  unit: 'ms' | 'KB';
  /** The figures of the same rounds to compare with; without it the figures themselves count. */
  yardstick?: { name: string; figures: number[] };
  /** Limit of the median ratio, or of the median where there is no yardstick. */
  limit?: number;
}

const round = (figure: number, digits: number) => figure.toFixed(digits);

/** Whether a row keeps its limit; one without figures does not. */
export function isReached({ figures, yardstick, limit }: Row): boolean {
  if (limit === undefined) return true;
  const judged = yardstick ? ratiosOf(figures, yardstick.figures) : figures;
  return spreadOf(judged).median <= limit;
}

/** Draws one line for each row. */
export function drawRows(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, figures, unit, yardstick, limit } = row;
    const digits = unit === 'KB' ? 1 : 0;
    const own = spreadOf(figures);
    const other = yardstick && spreadOf(yardstick.figures);
    const ratio = yardstick && spreadOf(ratiosOf(figures, yardstick.figures));
    return [
      what,
      `${round(own.median, digits)} ${unit}`,
      `${round(own.least, digits)} to ${round(own.most, digits)}`,
      other ? `${yardstick.name}: ${round(other.median, digits)}` : '',
      ratio ? `× ${round(ratio.median, 2)}` : '',
      ratio ? `${round(ratio.least, 2)} to ${round(ratio.most, 2)}` : '',
      limit === undefined ? '' : `${yardstick ? '× ' : ''}${limit}`,
      limit === undefined ? '' : isReached(row) ? 'reached' : 'MISSED',
    ];
  });
  const table = [
    ['what', 'median', 'spread', 'compared with', 'ratio', 'spread', 'limit', ''],
    ...lines,
  ];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  );
  return table
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
