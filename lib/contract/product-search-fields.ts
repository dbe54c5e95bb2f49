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
      label: 'Title in searches',
      isWide: true,
      help: 'Left empty, the name stands there',
    },
  },
  metadescription: {
    kind: 'text',
    column: 'metaDescription',
    rule: line(longestMetaDescription),
    heading: 'Meta description',
    input: {
      panel: 'search',
      label: 'Text in searches',
      isWide: true,
      rows: 3,
      maxLength: longestMetaDescription,
      help: 'About 155 characters are read; left empty, the description begins there.',
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
