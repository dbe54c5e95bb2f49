import { createContext, useContext } from 'react';

export const MarkedFields = createContext<'optional' | 'required'>('optional');

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
