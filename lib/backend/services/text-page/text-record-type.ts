import type { StaffText, TextInput } from '../../../contract/staff-text.ts';
import { textPages } from '../../db/schema/content.ts';
import type { RecordType } from '../content/record-type.ts';
import { cleanDescription } from '../product/description-html.ts';
import { toTextPage } from './serialize.ts';

type TextRow = typeof textPages.$inferSelect;

/** Record type of the text pages: about us and the policies. */
export const textRecordType: RecordType<TextRow, TextInput, StaffText> = {
  name: 'Page',
  subject: 'text_page',
  table: textPages,
  searched: [textPages.title, textPages.lead, textPages.content],
  sorts: {
    title: textPages.title,
    reviewed_at: textPages.reviewedAt,
    updated_at: textPages.updatedAt,
  },
  firstSort: 'title',
  toValues: async (_, input) => ({
    title: input.title,
    lead: input.lead,
    content: cleanDescription(input.content),
    reviewedAt: input.reviewed_at,
  }),
  show: async (_, rows) =>
    rows.map((row) => ({ ...toTextPage(row), id: row.id, version: row.version })),
  effectOf: ({ before, after }) => {
    const { slug = '' } = after ?? before ?? {};
    return { tags: [`text:${slug}`, `/${slug}`], paths: [`/${slug}`] };
  },
};
