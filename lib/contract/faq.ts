import { array, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, text } from './rules.ts';

export const faqGroups = [
  'General Information',
  'Product Information',
  'Order Related',
  'Bulk Orders & Business Inquiry',
] as const;
export type FaqGroup = (typeof faqGroups)[number];

const faq = object({
  id: count(),
  question: text(),
  /** HTML: p, links. */
  answer: text(),
});

const answeredGroup = object({
  group: string().oneOf(faqGroups).required(),
  faqs: array(faq.required()).required(),
});
export type AnsweredGroup = InferType<typeof answeredGroup>;

export const listFaqs = anyone.get('/faqs/', 'List FAQs by group; empty groups are left out', {
  answer: success.shape({ data: array(answeredGroup.required()).required() }),
  standIn: 'the questions of lib/content/shipped-faqs.ts',
});
