import { faqGroups } from '../../contract/faq';
import * as calls from '../../contract/staff-faq';
import type { OrderedKind } from './record-kind';

export interface FaqDraft {
  group: string | null;
  question: string;
  answer: string;
  is_published: boolean;
}

export const faqKind: OrderedKind<FaqDraft, calls.FaqInput, calls.StaffFaq> = {
  contentType: 'faq',
  noun: 'question',
  calls,
  schema: calls.faqInput,
  toDraft: (faq) => ({
    group: faq?.group ?? null,
    question: faq?.question ?? '',
    answer: faq?.answer ?? '',
    is_published: faq?.is_published ?? true,
  }),
  recordTitle: ({ question }) => question,
  shopHref: () => '/faq',
  removal: 'The question and answer will be removed from the shop within seconds.',
  order: {
    lead: 'Questions and answers on the FAQ page. Search engines can show them too.',
    call: calls.order,
    groups: faqGroups.map((group) => ({ title: group, filter: { group } })),
    entry: ({ question, is_published }) => ({
      title: is_published ? question : `${question} (draft)`,
    }),
    empty: 'No questions yet',
  },
};
