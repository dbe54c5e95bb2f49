import { boolean, string } from 'yup';
import { download } from './download.ts';
import { staffProductFilters } from './staff-product-list.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportProducts = download({
  path: '/staff/product-export/',
  caller: 'staff',
  area: 'catalogue',
  summary:
    'Export the filtered products as a file that can be imported again: CSV or, with format=xlsx, XLSX',
  query: staffProductFilters.shape({
    format: string<ExportFormat>()
      .oneOf([...exportFormats], 'Choose csv or xlsx')
      .default('csv'),
    /** Exports only the column titles, as a template for a new list. */
    titles: boolean().typeError('Must be true or false').optional(),
  }),
  mediaType: 'text/csv',
  otherMediaTypes: [xlsxType],
});
