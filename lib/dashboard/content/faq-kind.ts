import * as calls from '../../contract/staff-faq';
import type { RecordKind } from './record-kind';

export interface FaqDraft {
  group: string | null;
  question: string;
  answer: string;
  is_published: boolean;
}

export const faqKind: RecordKind<FaqDraft, calls.FaqInput, calls.StaffFaq> = {
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
  titleOf: ({ question }) => question,
  shopHref: () => '/faq',
  removal: 'The question and its answer are gone from the shop within seconds.',
};
