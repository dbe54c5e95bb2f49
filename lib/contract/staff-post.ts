import { object, string, type InferType } from 'yup';
import { anyone, staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { maxTopicLength, post } from './post.ts';
import { line, moment, text, textOrNull } from './rules.ts';
import {
  altTextField,
  picturePath,
  recordCalls,
  recordFields,
  writing,
  versioned,
} from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

const staffPost = object({
  ...recordFields,
  title: text(),
  summary: text(),
  keywords: text(),
  topic: text(),
  author: text(),
  content: text(),
  banner: textOrNull(),
  banner_alt: text(),
  /** Null: a draft. In the future: scheduled, published automatically at that moment. */
  published_at: textOrNull(),
  state: string().oneOf(postStates).required(),
  created_at: moment(),
  updated_at: moment(),
});
export type StaffPost = InferType<typeof staffPost>;

/* The content may be null here: object tests run even if a field is invalid. */
const hasText = (html: unknown) =>
  typeof html === 'string' && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

export const postInput = object({
  title: line(120).required('Title is required').min(3, 'Title is too short'),
  summary: line(300).default(''),
  keywords: line(300).default(''),
  topic: line(maxTopicLength).default(''),
  author: line(80).default(''),
  content: writing().default(''),
  banner: picturePath().nullable().default(null),
  banner_alt: altTextField('banner'),
  published_at: string()
    .datetime({ message: 'Choose a date and time', allowOffset: true })
    .nullable()
    .default(null),
}).test('whole', function isWhole(value) {
  // A draft may be incomplete; a published post needs content and a summary.
  if (!value.published_at) return true;
  if (!value.summary)
    return this.createError({
      path: 'summary',
      message: 'Enter a summary',
    });
  if (!hasText(value.content)) {
    return this.createError({ path: 'content', message: 'Add text before publishing' });
  }
  return true;
});
export type PostInput = InferType<typeof postInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/posts/',
  noun: 'blog post',
  nouns: 'blog posts',
  shown: staffPost,
  query: staffListQuery(['published_at', 'title', 'updated_at']).concat(
    object({ state: string().oneOf(postStates).optional() }),
  ),
  input: postInput,
  changed: versioned(postInput),
});

/** Validity of a preview link in minutes. */
export const previewMinutes = 60;

export const linkPreview = staffCalls('content').post(
  '/staff/posts/{id}/preview/',
  'Create a preview link of a post, valid for an hour for anyone who has it',
  { answer: success.shape({ data: object({ token: text(), until: moment() }).required() }) },
);

export const previewPost = anyone.get(
  '/blogs/preview/{token}/',
  'Get the post of a preview link; 404 once it has expired',
  {
    answer: success.shape({
      data: post.required(),
      state: string().oneOf(postStates).required(),
      until: moment(),
    }),
    standIn: 'page not found',
  },
);
