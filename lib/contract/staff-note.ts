import { textOrNull, yesNo } from './rules.ts';

/** Common fields of a staff note: last edit, and permissions of the reader. */
export const noteFields = {
  edited_at: textOrNull(),
  /** True for the author only; sent replies and call results cannot be changed. */
  may_change: yesNo(),
  /** True for the author and owners; false for sent replies and call results. */
  may_remove: yesNo(),
};
