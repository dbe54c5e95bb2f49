import { object, string } from 'yup';
import { download } from './download.ts';
import { xlsxType } from './staff-export.ts';

const month = () =>
  string()
    .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Must be a month, such as 2026-11')
    .required('Month is required');

export const getGstReturn = download({
  path: '/staff/gstr-1/',
  caller: 'staff',
  area: 'reports',
  summary: 'Export GSTR-1 of a month: JSON for the GST portal or, with format=xlsx, a workbook',
  query: object({
    month: month(),
    format: string<'json' | 'xlsx'>()
      .oneOf(['json', 'xlsx'], 'Choose json or xlsx')
      .default('json'),
  }),
  mediaType: 'application/json',
  otherMediaTypes: [xlsxType],
});

export const getTally = download({
  path: '/staff/tally/',
  caller: 'staff',
  area: 'reports',
  summary:
    'Export the sales vouchers and credit notes of a month, with their ledgers, as XML for Tally',
  query: object({ month: month() }),
  mediaType: 'application/xml',
});
