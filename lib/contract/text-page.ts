import { object, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { moment, text } from './rules.ts';

const textPage = object({
  /** URL path without the leading slash: `about-us`. */
  slug: text(),
  title: text(),
  /** One or two sentences below the title. */
  lead: text(),
  /** HTML: p, headings, lists, links. */
  content: text(),
  /** Day of the last review of the text, `YYYY-MM-DD`. */
  reviewed_at: text(),
  updated_at: moment(),
});
export type TextPage = InferType<typeof textPage>;

export const getTextPage = anyone.get('/text-pages/{slug}/', 'Get “About us” or a policy page', {
  answer: success.shape({ data: textPage.required() }),
  standIn: 'the texts of lib/content/shipped-pages.ts',
});
