import type { Schema } from 'yup';
import type { ContentType } from './content-paths';
import type { RecordCallSet } from './use-record';

export interface RecordKind<Draft, Input, Shown> {
  contentType: ContentType;
  noun: string;
  calls: RecordCallSet<Input, Shown>;
  /** Schema of the contract. */
  schema: Schema<Input>;
  toDraft: (record: Shown | null) => Draft;
  titleOf: (record: Shown) => string;
  partsOf?: (record: Shown) => (string | number)[];
  /** URL in the shop; null: not visible there. */
  shopHref?: (record: Shown) => string | null;
  /** What deletion causes; undefined: cannot be deleted. */
  removal?: string;
}
