import { ratiosOf, spreadOf } from './statistics.ts';

export interface Row {
  what: string;
  figures: number[];
  unit: 'ms' | 'KB' | '/s';
  /** The figures of the same rounds to compare with; without it the figures themselves count. */
  yardstick?: { name: string; figures: number[] };
  /** Limit of the median ratio, or of the median where there is no yardstick. */
  limit?: number;
  /** The same for figures of which more is better. */
  minimum?: number;
}

/** Digits that are shown; a tenth of a millisecond counts only where there are few. */
function countDigits({ figures, unit }: Row): number {
  if (unit === 'KB') return 1;
  return unit === 'ms' && Math.max(...figures) < 20 ? 2 : 0;
}

const round = (figure: number, digits: number) => figure.toFixed(digits);

const hasLimit = ({ limit, minimum }: Row) => limit !== undefined || minimum !== undefined;

/** Whether a row keeps its limits; one without figures does not. */
export function isReached(row: Row): boolean {
  if (!hasLimit(row)) return true;
  const { figures, yardstick, limit = Infinity, minimum = -Infinity } = row;
  const { median } = spreadOf(yardstick ? ratiosOf(figures, yardstick.figures) : figures);
  return median <= limit && median >= minimum;
}

function formatLimit({ yardstick, limit, minimum }: Row): string {
  const times = yardstick ? '× ' : '';
  if (limit !== undefined) return `${times}${limit}`;
  return minimum === undefined ? '' : `at least ${times}${minimum}`;
}

/** Draws one line for each row. */
export function drawRows(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, figures, unit, yardstick } = row;
    const digits = countDigits(row);
    const own = spreadOf(figures);
    const other = yardstick && spreadOf(yardstick.figures);
    const ratio = yardstick && spreadOf(ratiosOf(figures, yardstick.figures));
    return [
      what,
      `${round(own.median, digits)} ${unit}`,
      `${round(own.min, digits)} to ${round(own.max, digits)}`,
      other ? `${yardstick.name}: ${round(other.median, digits)}` : '',
      ratio ? `× ${round(ratio.median, 2)}` : '',
      ratio ? `${round(ratio.min, 2)} to ${round(ratio.max, 2)}` : '',
      formatLimit(row),
      hasLimit(row) ? (isReached(row) ? 'reached' : 'MISSED') : '',
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
