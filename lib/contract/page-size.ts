import { number } from 'yup';
import { storeRules } from './store-rules.ts';

/** Rows per page: 50, or another size that tables offer. */
export const pageSize = () =>
  number()
    .typeError('Page size must be a number')
    .oneOf(storeRules.rowChoices, `Page size must be one of ${storeRules.rowChoices.join(', ')}`)
    .default(storeRules.rowsPerTable);
