import {
  array,
  number,
  object,
  string,
  type AnyObject,
  type InferType,
  type ObjectSchema,
} from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { pictureField } from './file.ts';
import { count, id, line, moment, text } from './rules.ts';
import type { StaffArea } from './staff-area.ts';
import { staffListAnswer, version } from './staff-list.ts';

/* What the calls for all that staff write have in common: banners, posts, events and so on. */

/** A picture of the site itself, or one that was uploaded. */
export const picturePath = () =>
  string()
    .trim()
    .max(300, 'This is no picture of the shop')
    .matches(
      /^\/(?:pictures\/(?:[\w-]+\/)*[\w-]+\.(?:webp|svg|png|jpg)|files\/[0-9a-f]{32}\.webp)$/,
      {
        message: 'This is no picture of the shop',
        excludeEmptyString: true,
      },
    );

/** What a picture shows, in words; asked for wherever there is a picture in `field`. */
export const altOf = (field: string) =>
  line(200)
    .default('')
    .when(field, {
      is: Boolean,
      then: (alt) => alt.required('Please say in words what the picture shows'),
    });

/** HTML as the editor writes it; cleaned before it is kept. */
export const writing = (most = 40_000) => line(most);

/** What stands beside the fields of everything that staff write. */
export const recordFields = {
  id: count(),
  /** Goes along with a change: 409 where the thing has changed since. */
  version: count(),
};

type AnyShape = ObjectSchema<AnyObject>;

/** An input together with the version that somebody began to edit. */
export const versioned = <Input extends AnyObject>(input: ObjectSchema<Input>) =>
  input.concat(object({ version: version().required('Version is required') }));

interface RecordCalls<
  Shown extends AnyObject,
  Query extends AnyShape,
  Input extends AnyShape,
  Changed extends AnyShape,
> {
  /** As `/staff/posts/`. */
  path: string;
  /** One and many, as in "Delete a post" and "Posts of the journal". */
  noun: string;
  nouns: string;
  shown: ObjectSchema<Shown>;
  query: Query;
  input: Input;
  changed: Changed;
  /** Whose room it is; that of the content where it is left out. */
  area?: StaffArea;
}

const contentStaff = { caller: 'staff', area: 'content' } as const;

/** List, one, create, change and delete of one kind of record; pages of the shop follow within seconds. */
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
  const staff = { caller: 'staff', area } as const;
  const one = success.shape({ data: shown.required() });
  return {
    list: endpoint({
      ...staff,
      method: 'GET',
      path,
      summary: `${nouns} in the back office`,
      query,
      answer: staffListAnswer(shown),
    }),
    read: endpoint({
      ...staff,
      method: 'GET',
      path: `${path}{id}/`,
      summary: `One ${noun} as staff edit it`,
      answer: one,
    }),
    create: endpoint({
      ...staff,
      method: 'POST',
      path,
      summary: `Write a new ${noun}`,
      body: input,
      answer: one,
      repeatable: true,
      successStatus: 201,
    }),
    change: endpoint({
      ...staff,
      method: 'PATCH',
      path: `${path}{id}/`,
      summary: `Change a ${noun}; 409 where somebody else has changed it since`,
      body: changed,
      answer: one,
    }),
    remove: endpoint({
      ...staff,
      method: 'DELETE',
      path: `${path}{id}/`,
      summary: `Delete a ${noun}`,
      answer: success,
    }),
  };
}

const mostInOrder = 500;

/** The call that puts records of one kind, or of one group of it, into an order. */
export const orderCall = (path: string, nouns: string) =>
  endpoint({
    ...contentStaff,
    method: 'POST',
    path: `${path}order/`,
    summary: `Put ${nouns} in order; 409 where one has come or gone since`,
    body: object({
      ids: array(id().required())
        .min(1, 'There is nothing to put in order')
        .max(mostInOrder, `Please put at most ${mostInOrder} in order`)
        .required('The order is required'),
    }),
    answer: success,
  });

/** What 409 tells, as `overtaken`, of who was quicker. */
export const overtaken = object({
  /** The version that stands now; sent along, it lets one's own words win after all. */
  version: count(),
  changed_by: text(),
  changed_at: moment(),
});
export type Overtaken = InferType<typeof overtaken>;

const keptPicture = object({
  /** What goes into the field of the record. */
  path: text(),
  width: number().integer().required().strict(),
  height: number().integer().required().strict(),
});
export type KeptPicture = InferType<typeof keptPicture>;

/** Kept for a day, and for good once a record shows it. */
export const uploadContentPicture = endpoint({
  ...contentStaff,
  method: 'POST',
  path: '/staff/content-pictures/',
  summary: 'Upload a picture for what staff write: JPEG, PNG or WebP up to 5 MB',
  files: { [pictureField]: 1 },
  answer: success.shape({ data: keptPicture.required() }),
  successStatus: 201,
});
