import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { Caller } from './endpoint.ts';
import type { StaffPermission } from './staff-area.ts';

type Shape = ObjectSchema<AnyObject>;

/** A call that returns a file. Errors use the normal envelope. */
export interface Download<
  Query extends Shape | undefined = Shape | undefined,
  Who extends Caller = Caller,
> {
  path: string;
  caller: Who;
  /** Required permission, if the caller is staff. */
  area: StaffPermission | undefined;
  summary: string;
  query: Query;
  mediaType: string;
  /** In other formats of the same file. */
  otherMediaTypes?: readonly string[] | undefined;
}

/** Declares a download; the backend's route and its `/openapi.json` are generated from it. */
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
  otherMediaTypes?: readonly string[];
}): Download<Query, Who> {
  return { ...input, area: input.area, query: input.query as Query };
}

export type DownloadQuery<D extends Download> =
  D['query'] extends ObjectSchema<AnyObject> ? InferType<D['query']> : undefined;
