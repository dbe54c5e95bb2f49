import { formatDateTime } from '../format/date';

interface Signed {
  /** Null: the staff account was deleted. */
  by: string | null;
  at: string;
  edited_at: string | null;
}

export const authorAndTime = ({ by, at, edited_at }: Signed): string =>
  `${by ?? 'A former colleague'}, ${formatDateTime(at)}${edited_at ? `, edited ${formatDateTime(edited_at)}` : ''}`;
