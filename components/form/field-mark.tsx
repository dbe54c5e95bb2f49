'use client';

import { createContext, useContext } from 'react';

/**
 * Which fields of a form are marked: those that may be left out, in words, or, where most may be,
 * those that may not, with an asterisk. The asterisk is not read out: the control says it.
 */
export const MarkedFields = createContext<'optional' | 'required'>('optional');

/** The mark behind the label of a field. */
export function FieldMark({ isOptional = false }: { isOptional?: boolean | undefined }) {
  const marked = useContext(MarkedFields);
  if (isOptional !== (marked === 'optional')) return null;
  return isOptional ? (
    <span className="font-normal text-ink-2"> (optional)</span>
  ) : (
    <span aria-hidden className="text-clay">
      {' '}
      *
    </span>
  );
}
