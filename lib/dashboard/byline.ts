import { formatDateTime } from '../format/date';

interface Signed {
  /** Null where the colleague is no more. */
  by: string | null;
  at: string;
  edited_at: string | null;
}

/** Who wrote something down and when, and when it was changed since. */
export const authorAndTime = ({ by, at, edited_at }: Signed): string =>
  `${by ?? 'A former colleague'}, ${formatDateTime(at)}${edited_at ? `, edited ${formatDateTime(edited_at)}` : ''}`;
