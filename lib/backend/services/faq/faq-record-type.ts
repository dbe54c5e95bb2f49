import { eq, sql } from 'drizzle-orm';
import { faqGroups, type FaqGroup } from '../../../contract/faq.ts';
import type { FaqInput, StaffFaq } from '../../../contract/staff-faq.ts';
import { faqs } from '../../db/schema/content.ts';
import { lastPosition } from '../content/records.ts';
import type { OrderedRecordType } from '../content/record-type.ts';
import { cleanDescription } from '../product/description-html.ts';

type FaqRow = typeof faqs.$inferSelect;

const groupNames = sql.join(
  faqGroups.map((group) => sql`${group}`),
  sql`, `,
);

export const faqRecordType: OrderedRecordType<
  FaqRow,
  FaqInput,
  StaffFaq,
  { group?: FaqGroup | undefined }
> = {
  name: 'Question',
  subject: 'faq',
  table: faqs,
  searched: [faqs.question, faqs.answer],
  sorts: {
    position: sql`array_position(array[${groupNames}]::text[], "faqs"."group") * 100000 + "faqs"."position"`,
    question: faqs.question,
    updated_at: faqs.updatedAt,
  },
  firstSort: 'position',
  filterOf: (_, { group }) => group && eq(faqs.group, group),
  groupOf: ({ group }) => eq(faqs.group, group),
  toValues: async (context, input, before) => {
    const group = input.group as FaqGroup;
    return {
      group,
      question: input.question,
      answer: cleanDescription(input.answer),
      isPublished: input.is_published ?? before?.isPublished ?? true,
      ...(before?.group !== group && {
        position: await lastPosition(context, faqRecordType, { group }),
      }),
      ...(!before && { updatedAt: context.now() }),
    };
  },
  show: async (_, rows) =>
    rows.map((row) => ({
      id: row.id,
      version: row.version,
      group: row.group,
      question: row.question,
      answer: row.answer,
      is_published: row.isPublished,
      updated_at: row.updatedAt.toISOString(),
    })),
  effectOf: ({ before, after }) => ({
    // The page opens with the first answer that is published.
    tags: before?.isPublished === after?.isPublished ? ['faqs'] : ['faqs', 'shop-profile'],
    paths: ['/faq'],
  }),
  taken: { field: 'question', message: 'This question already exists' },
};
