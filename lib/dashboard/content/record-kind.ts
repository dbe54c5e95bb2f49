import type { AnyObject, ObjectSchema } from 'yup';
import type { ContentType } from './content-paths';
import type { RecordCallSet } from './use-record';

/** What sets one kind of record apart from another, where staff write it. */
export interface RecordKind<Draft, Input extends AnyObject, Shown> {
  contentType: ContentType;
  /** As in "New banner" and "Delete this banner?". */
  noun: string;
  calls: RecordCallSet;
  /** The contract's own rules. */
  schema: ObjectSchema<Input>;
  /** What the form holds of a record, or of one that is yet to be written. */
  toDraft: (record: Shown | null) => Draft;
  titleOf: (record: Shown) => string;
  /** What is below the room in its address, where that is more than the id. */
  partsOf?: (record: Shown) => (string | number)[];
  /** Where the shop shows it; null while it does not. */
  shopHref?: (record: Shown) => string | null;
  /** What follows from deleting it; left out, it stays. */
  removal?: string;
}
