import type { TextPage } from '../../../contract/text-page.ts';
import type { textPages } from '../../db/schema/content.ts';

export function toTextPage(row: typeof textPages.$inferSelect): TextPage {
  return {
    slug: row.slug,
    title: row.title,
    lead: row.lead,
    content: row.content,
    reviewed_at: row.reviewedAt,
    updated_at: row.updatedAt.toISOString(),
  };
}
