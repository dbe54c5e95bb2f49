import type { StaffText, TextInput } from '../../../contract/staff-text.ts';
import { textPages } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { cleanDescription } from '../product/description-html.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { missingIn, toTextPage } from './get-text-page.ts';
import { ownerNote } from './text-templates.ts';

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
  toValues: async (context, input, before) => {
    const isPublished = input.is_published ?? before?.isPublished ?? false;
    const text = `${input.title} ${input.lead} ${input.content}`;
    const missing = isPublished ? missingIn(text, await readShop(context)) : [];
    if (missing.length > 0) {
      throw invalid({ is_published: [`Complete Settings first: ${missing.join(', ')}`] });
    }
    if (isPublished && text.includes(ownerNote)) {
      throw invalid({ is_published: ['Replace the notes in [brackets] first'] });
    }
    return {
      title: input.title,
      lead: input.lead,
      content: cleanDescription(input.content),
      reviewedAt: input.reviewed_at,
      isPublished,
    };
  },
  show: async (_, rows) =>
    rows.map((row) => ({
      ...toTextPage(row),
      id: row.id,
      version: row.version,
      is_published: row.isPublished,
    })),
  effectOf: ({ before, after }) => {
    const { slug = '' } = after ?? before ?? {};
    const opens = before?.isPublished !== after?.isPublished;
    return {
      tags: [`text:${slug}`, `/${slug}`, ...(opens ? ['shop-profile', 'page-meta'] : [])],
      paths: [`/${slug}`],
    };
  },
};
