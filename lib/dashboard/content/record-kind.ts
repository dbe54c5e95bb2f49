import type { AnyObject, ObjectSchema } from 'yup';
import type { ContentType } from './content-paths';
import type { RecordCallSet } from './use-record';

export interface RecordKind<Draft, Input extends AnyObject, Shown> {
  contentType: ContentType;
  noun: string;
  calls: RecordCallSet;
  /** Schema of the contract. */
  schema: ObjectSchema<Input>;
  toDraft: (record: Shown | null) => Draft;
  titleOf: (record: Shown) => string;
  partsOf?: (record: Shown) => (string | number)[];
  /** URL in the shop; null: not visible there. */
  shopHref?: (record: Shown) => string | null;
  /** What deletion causes; undefined: cannot be deleted. */
  removal?: string;
}
