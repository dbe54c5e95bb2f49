/** Begins a note for the owner in a draft: a text that holds one is not published. */
export const ownerNote = '[Write here: ';

/** Draft of a page. `{name}` is replaced by a setting; `[Write here: …]` is a note to the owner. */
export interface TextTemplate {
  /** URL path without the leading slash. */
  slug: string;
  title: string;
  lead: string;
  /** HTML. */
  content: string;
}
