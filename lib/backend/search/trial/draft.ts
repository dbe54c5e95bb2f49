/** A synonym, purpose or pin that is not saved; texts are normalised like searches. */
export interface Draft {
  /** The record that it replaces; undefined: a new one. */
  id: number | undefined;
  synonym?: { word: string; meaning: string };
  purpose?: { typed: string[]; foundBy: string[] };
  pin?: { query: string; productId: number; place: number | null };
}
