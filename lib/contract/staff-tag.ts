import { object, type InferType } from 'yup';
import { count, line, text } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffTag = object({
  ...recordFields,
  name: text(),
  /** Products, published or not. A family of sizes counts as one product. */
  product_count: count(),
});
export type StaffTag = InferType<typeof staffTag>;

/** Of a tag or a form. */
export const tagName = line(60).required('Name is required').min(2, 'Name is too short');

export const tagInput = object({ name: tagName });
export type TagInput = InferType<typeof tagInput>;

const shape = {
  area: 'catalogue',
  shown: staffTag,
  query: staffListQuery(['name']),
  input: tagInput,
  changed: versioned(tagInput),
} as const;

export const tagCalls = recordCalls({
  path: '/staff/tags/',
  noun: 'product tag',
  nouns: 'product tags',
  ...shape,
});

export const formCalls = recordCalls({
  path: '/staff/forms/',
  noun: 'product form',
  nouns: 'product forms',
  ...shape,
});
