import type { EditableRow } from './editable-row.ts';

type Imported = Pick<EditableRow, 'origin' | 'importer'>;

/**
 * Returns the error in the importer: the Legal Metrology (Packaged Commodities) Rules require its
 * name and address if the country of origin is not India.
 */
export function importerFault({ origin, importer }: Imported): string | undefined {
  if (origin === 'India' || origin === '') return undefined;
  const text = importer.trim();
  if (text === '') return `Enter the importer and its address, as the product comes from ${origin}`;
  const isComplete = text.length >= 10 && /[\s,]/.test(text);
  return isComplete ? undefined : 'Enter the importer’s name and address';
}
