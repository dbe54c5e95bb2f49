import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { Caller } from './endpoint.ts';
import type { StaffPermission } from './staff-area.ts';

type Shape = ObjectSchema<AnyObject>;

/** A call that answers with a file. Where it fails, the answer is the envelope's as everywhere. */
export interface Download<
  Query extends Shape | undefined = Shape | undefined,
  Who extends Caller = Caller,
> {
  path: string;
  caller: Who;
  /** Which of the staff, where staff call. */
  area: StaffPermission | undefined;
  summary: string;
  query: Query;
  /** What the file is. */
  mediaType: string;
}

/** Declares such a call; the backend's route and its `/openapi.json` are made from it. */
export function download<
  const Who extends Caller,
  Query extends Shape | undefined = undefined,
>(input: {
  path: string;
  caller: Who;
  area?: StaffPermission;
  summary: string;
  query?: Query;
  mediaType: string;
}): Download<Query, Who> {
  return { ...input, area: input.area, query: input.query as Query };
}

export type DownloadQuery<D extends Download> =
  D['query'] extends ObjectSchema<AnyObject> ? InferType<D['query']> : undefined;
