import type { ProductField } from './product-field.ts';
import { line } from './rules.ts';

const longestMetaDescription = 320;

/** Fields that search engines show. */
export const searchEntryFields = {
  metatitle: {
    kind: 'text',
    column: 'metaTitle',
    rule: line(120),
    heading: 'Meta title',
    input: {
      panel: 'search',
      label: 'Meta title',
      isWide: true,
      help: 'Leave blank to use the product name.',
    },
  },
  metadescription: {
    kind: 'text',
    column: 'metaDescription',
    rule: line(longestMetaDescription),
    heading: 'Meta description',
    input: {
      panel: 'search',
      label: 'Meta description',
      isWide: true,
      rows: 3,
      maxLength: longestMetaDescription,
      help: 'About 155 characters are shown. Leave blank to use the start of the description.',
    },
  },
  metakeywords: {
    kind: 'text',
    column: 'metaKeywords',
    rule: line(300),
    heading: 'Meta keywords',
    input: { panel: 'search', label: 'Keywords', isWide: true },
  },
} as const satisfies Record<string, ProductField>;
