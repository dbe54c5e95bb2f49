/** Begins a note for the owner in a draft: a text that holds one is not published. */
export const ownerNote = '[Write here: ';

/** A draft of a page; `{…}` stands for a value of the settings, `[Write here: …]` for a note. */
export interface TextTemplate {
  /** URL path without the leading slash. */
  slug: string;
  title: string;
  lead: string;
  /** HTML. */
  content: string;
}
