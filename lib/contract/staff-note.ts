import { textOrNull, yesNo } from './rules.ts';

/** What a note of staff says of itself: when its words were changed last, and what its reader may do. */
export const noteStanding = {
  edited_at: textOrNull(),
  /** Whoever wrote it changes it; nobody changes what was sent or how a call went. */
  may_change: yesNo(),
  /** Whoever wrote it, and an owner. */
  may_remove: yesNo(),
};
