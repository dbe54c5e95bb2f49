/** A draft of a page; `{…}` stands for a value of the settings. */
export interface TextTemplate {
  /** URL path without the leading slash. */
  slug: string;
  title: string;
  lead: string;
  /** HTML. */
  content: string;
}
