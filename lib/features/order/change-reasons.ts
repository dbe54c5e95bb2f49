import { object, string } from 'yup';
import { returnInput } from '../../contract/order-change';
import { line } from '../../contract/rules';

export const another = 'Another reason';
export const longestNote = 400;

export const cancelReasons = [
  'Ordered by mistake',
  'Delivery is too slow',
  'Want to change items or address',
  'Found it elsewhere',
  another,
] as const;

/** Replaced, with a shorter deadline than the other returns. */
export const replacementReasons = ['Damaged item', 'Wrong item', 'Expired item'] as const;

export const returnReasons = ['Not what I expected', 'No longer needed', another] as const;

const choice = () => string().required('Choose a reason');
const note = () =>
  line(longestNote).when('choice', {
    is: another,
    then: (schema) => schema.required('Tell us in a few words'),
    otherwise: (schema) => schema.default(''),
  });

export const cancelDraft = object({ choice: choice(), note: note() });

export const returnDraft = returnInput.pick(['items']).shape({ choice: choice(), note: note() });

interface Chosen {
  choice: string;
  note?: string | undefined;
}

export function formatReason({ choice: chosen, note: added }: Chosen): string {
  if (!added) return chosen;
  return chosen === another ? added : `${chosen}: ${added}`;
}
