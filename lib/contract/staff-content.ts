import {
  array,
  number,
  object,
  string,
  type AnyObject,
  type InferType,
  type ObjectSchema,
} from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { pictureField } from './file.ts';
import { count, id, line, text } from './rules.ts';
import type { StaffArea } from './staff-area.ts';
import { staffListAnswer, version } from './staff-list.ts';

/* Common parts of the calls for content written by staff: banners, posts, events and so on. */

/** Path of one of the site's own pictures, or of an uploaded one. */
export const picturePath = () =>
  string()
    .trim()
    .max(300, 'This isn’t a picture of the shop')
    .matches(
      /^\/(?:pictures\/(?:[\w-]+\/)*[\w-]+\.(?:webp|svg|png|jpg)|files\/[0-9a-f]{32}\.webp)$/,
      {
        message: 'This isn’t a picture of the shop',
        excludeEmptyString: true,
      },
    );

/** Alternative text; required if there is a picture in `field`. */
export const altTextField = (field: string) =>
  line(200)
    .default('')
    .when(field, {
      is: Boolean,
      then: (alt) => alt.required('Describe the picture'),
    });

/** HTML from the editor; sanitised before it is stored. */
export const writing = (maxLength = 40_000) => line(maxLength);

/** Common fields of all records edited by staff. */
export const recordFields = {
  id: count(),
  /** Optimistic locking: send it with a change; 409 if the record has changed since. */
  version: count(),
};

type AnyShape = ObjectSchema<AnyObject>;

/** Adds the required `version` of the edited record to an input (optimistic locking). */
export const versioned = <Input extends AnyObject>(input: ObjectSchema<Input>) =>
  input.concat(object({ version: version().required('Version is required') }));

interface RecordCalls<
  Shown extends AnyObject,
  Query extends AnyShape,
  Input extends AnyShape,
  Changed extends AnyShape,
> {
  /** Such as `/staff/posts/`. */
  path: string;
  /** Singular and plural, as in "Delete a blog post" and "List blog posts". */
  noun: string;
  nouns: string;
  shown: ObjectSchema<Shown>;
  query: Query;
  input: Input;
  changed: Changed;
  /** Required area; default: content. */
  area?: StaffArea;
}

const contentStaff = staffCalls('content');

/**
 * Declares the calls list, read, create, change and delete for one record type. Storefront pages
 * are updated within seconds.
 */
export function recordCalls<
  Shown extends AnyObject,
  Query extends AnyShape,
  Input extends AnyShape,
  Changed extends AnyShape,
>({
  path,
  noun,
  nouns,
  shown,
  query,
  input,
  changed,
  area = 'content',
}: RecordCalls<Shown, Query, Input, Changed>) {
  const staff = staffCalls(area);
  const one = success.shape({ data: shown.required() });
  const oneNoun = `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  return {
    list: staff.get(path, `List ${nouns} in the back office`, {
      query,
      answer: staffListAnswer(shown),
    }),
    read: staff.get(`${path}{id}/`, `Get ${oneNoun} for editing`, { answer: one }),
    create: staff.post(path, `Create ${oneNoun}`, {
      body: input,
      answer: one,
      repeatable: true,
      successStatus: 201,
    }),
    change: staff.patch(`${path}{id}/`, `Change ${oneNoun}; 409 if it was edited by someone else`, {
      body: changed,
      answer: one,
    }),
    remove: staff.delete(`${path}{id}/`, `Delete ${oneNoun}`, { answer: success }),
  };
}

const maxReorderedRecords = 500;

/** Declares the call that reorders the records of one type or group. */
export const orderCall = (path: string, nouns: string) =>
  contentStaff.post(
    `${path}order/`,
    `Reorder ${nouns}; 409 if one was added or deleted in between`,
    {
      body: object({
        ids: array(id().required())
          .min(1, 'There is nothing to reorder')
          .max(maxReorderedRecords, `You can reorder up to ${maxReorderedRecords} records`)
          .required('The order is required'),
      }),
      answer: success,
    },
  );

/** Member `overtaken` of a 409: who made the concurrent change. */
export interface Overtaken {
  /** Current version; send it to overwrite the other change. */
  version: number;
  changed_by: string;
  changed_at: string;
}

const uploadedPicture = object({
  /** Value for the picture field of the record. */
  path: text(),
  width: number().integer().required().strict(),
  height: number().integer().required().strict(),
});
export type UploadedPicture = InferType<typeof uploadedPicture>;

/** An uploaded picture is deleted after a day unless a record uses it. */
export const uploadContentPicture = contentStaff.post(
  '/staff/content-pictures/',
  'Upload a picture for content: JPEG, PNG or WebP, up to 5 MB',
  {
    files: { [pictureField]: 1 },
    answer: success.shape({ data: uploadedPicture.required() }),
    successStatus: 201,
  },
);
