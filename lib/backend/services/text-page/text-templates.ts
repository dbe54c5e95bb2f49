import { array, object, string } from 'yup';
import { readData } from '../../db/read-data.ts';

/** Begins a note for the owner in a draft: a text that holds one is not published. */
export const ownerNote = '[Write here: ';

/* Drafts of pages. `{name}` is replaced by a setting; `[Write here: …]` is a note to the owner. */
const template = object({
  /** URL path without the leading slash. */
  slug: string().required(),
  title: string().required(),
  lead: string().required(),
  /** HTML. */
  content: string().required(),
}).noUnknown();

/** `pages`: with a form, or of a feature; a published text replaces the built-in one. */
export const { policies: policyTemplates, pages: pageTemplates } = readData(
  'services/text-page/templates',
  object({
    policies: array(template).required(),
    pages: array(template).required(),
  }).noUnknown(),
);
