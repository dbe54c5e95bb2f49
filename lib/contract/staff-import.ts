import { array, boolean, object, string, type InferType } from 'yup';
import { download } from './download.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, moment, text, textOrNull, yesNo } from './rules.ts';
import { xlsxType } from './staff-export.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

/** Rules for the product list file, with their error messages. */
export const importRules = {
  maxBytes: 10 * 1024 * 1024,
  mostLines: 20_000,
  /** Maximum number of different picture addresses in one list. */
  mostPictures: 2_000,
  /** Maximum number of new brands, and of new categories, in one list. */
  mostNewNames: 200,
  tooLarge: 'Choose a file of up to 10 MB',
  missing: 'Choose a CSV or XLSX file',
} as const;

export const importField = 'file';

/** `checked` waits for confirmation; `failed` has the reason in `note`. */
const importStatuses = ['checking', 'checked', 'applying', 'applied', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const importOutcomes = ['new', 'changed', 'unchanged', 'faulty'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Changes of a line to its product, in the notation of the list. */
const importChange = object({ column: text(), before: text(), after: text() });
export type ImportChange = InferType<typeof importChange>;

/** A fault: column (empty: the whole line), value and error message. */
const importFault = object({ column: text(), value: text(), message: text() });
export type ImportFault = InferType<typeof importFault>;

const importLine = object({
  /** Row number as in a spreadsheet; row 1 has the titles. */
  line: count(),
  sku: text(),
  name: text(),
  outcome: string().oneOf(importOutcomes).required(),
  changes: array(importChange.required()).required(),
  faults: array(importFault.required()).required(),
});
export type ImportLine = InferType<typeof importLine>;

/** Names in the list that become new records; categories as `Food > Tea`. */
const importCreates = object({
  brands: array(text()).required(),
  categories: array(text()).required(),
  forms: array(text()).required(),
  tags: array(text()).required(),
});
export type ImportCreates = InferType<typeof importCreates>;

const productImport = object({
  id: count(),
  file_name: text(),
  status: string().oneOf(importStatuses).required(),
  /** One sentence to show with the report; may be empty. */
  note: text(),
  /** Lines that contain a product, and the progress of the current step. */
  lines: count(),
  done: count(),
  counts: object({
    new: count(),
    changed: count(),
    unchanged: count(),
    faulty: count(),
  }).required(),
  creates: importCreates.required(),
  /** Whether it can be applied now as a whole. */
  can_apply: yesNo(),
  /** Whether its good lines can be applied without those with errors. */
  can_apply_good: yesNo(),
  by: text(),
  created_at: moment(),
  applied_at: textOrNull(),
});
export type ProductImport = InferType<typeof productImport>;

const answer = success.shape({ data: productImport.required() });

const staff = staffCalls('catalogue');

export const listProductImports = staff.get(
  '/staff/product-imports/',
  'List product imports, newest first',
  { query: staffListQuery(['created_at']), answer: staffListAnswer(productImport) },
);

export const startProductImport = staff.post(
  '/staff/product-imports/',
  'Upload a product list as CSV or XLSX, up to 10 MB and 20,000 rows; it is checked, and nothing is changed yet',
  { files: { [importField]: 1 }, fileLimit: importRules, answer, successStatus: 201 },
);

export const getProductImport = staff.get(
  '/staff/product-imports/{id}/',
  'Get the progress and results of a product import',
  { answer },
);

export const listImportLines = staff.get(
  '/staff/product-imports/{id}/lines/',
  'List the checked rows of a product import',
  {
    query: staffListQuery(['line']).shape({
      outcome: string().oneOf(importOutcomes, 'Outcome is unknown').optional(),
    }),
    answer: staffListAnswer(importLine),
  },
);

export const applyProductImport = staff.post(
  '/staff/product-imports/{id}/apply/',
  'Apply a checked product import in one transaction, including new brands, categories, forms and tags; refused if rows have errors, unless `skip_faulty` leaves them out',
  {
    body: object({
      skip_faulty: boolean().typeError('Must be true or false').default(false),
    }),
    answer,
  },
);

export const getFaultyLines = download({
  path: '/staff/product-imports/{id}/faulty-lines/',
  caller: 'staff',
  area: 'catalogue',
  summary:
    'Download the rows with errors in the format of the upload (CSV or XLSX), to correct and upload again',
  mediaType: 'text/csv',
  otherMediaTypes: [xlsxType],
});

export const getImportReport = download({
  path: '/staff/product-imports/{id}/report/',
  caller: 'staff',
  area: 'catalogue',
  summary: 'Download the check report as CSV',
  query: object({
    /** Only faulty lines. */
    faults: boolean().typeError('Must be true or false').optional(),
  }),
  mediaType: 'text/csv',
});
