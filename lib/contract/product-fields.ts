import { array, boolean, number, string } from 'yup';
import { countryNames, findCountry } from './countries.ts';
import { isGtin } from './gtin.ts';
import type { FieldValues, ProductField } from './product-field.ts';
import { decimals, line } from './rules.ts';

const longestMetaDescription = 320;

/** Fields that search engines show. */
const searchEntryFields = {
  metatitle: {
    kind: 'text',
    column: 'metaTitle',
    rule: line(120),
    heading: 'Meta title',
    input: {
      panel: 'search',
      label: 'Meta title',
      isWide: true,
      help: 'Leave blank to use the product name.',
    },
  },
  metadescription: {
    kind: 'text',
    column: 'metaDescription',
    rule: line(longestMetaDescription),
    heading: 'Meta description',
    input: {
      panel: 'search',
      label: 'Meta description',
      isWide: true,
      rows: 3,
      maxLength: longestMetaDescription,
      help: 'About 155 characters are shown. Leave blank to use the start of the description.',
    },
  },
  metakeywords: {
    kind: 'text',
    column: 'metaKeywords',
    rule: line(300),
    heading: 'Meta keywords',
    input: { panel: 'search', label: 'Keywords', isWide: true },
  },
} as const satisfies Record<string, ProductField>;

/* The descriptive fields of a product, one row each. The contract, the database queries, import and
   export, the editor, the label on the product page and JSON-LD are made from this table. Its order
   is the order of the columns of an export, of the inputs and of the label. */

/** GST rates of goods in India, in percent. */
const gstRates: readonly number[] = [0, 0.25, 3, 5, 18, 40];
/** Rates that ended on 22 September 2025: products of older versions keep theirs. */
const endedGstRates: readonly number[] = [12, 28];

/** Returns the error if a newly chosen GST rate is not in force; undefined if it is. */
export const endedGstFault = (rate: number): string | undefined =>
  endedGstRates.includes(rate)
    ? `GST of ${rate}% ended on 22 September 2025. Most of these products are now at 5% or 18%`
    : undefined;

const units = ['g', 'kg', 'ml', 'l', 'pieces', 'tablets', 'capsules', 'sticks', 'bags'];
const longestDescription = 20_000;
const maxBenefits = 20;
const maxCertificates = 6;

export const productFields = {
  hsn: {
    kind: 'text',
    rule: string()
      .trim()
      .matches(/^\d{4}(\d{2}){0,2}$/, 'HSN must be 4, 6 or 8 digits'),
    required: 'HSN is required',
    heading: 'HSN',
    input: { panel: 'price', label: 'HSN', inputMode: 'numeric' },
  },
  gst_rate: {
    kind: 'percent',
    rule: number()
      .typeError('GST must be a number')
      .oneOf([...gstRates, ...endedGstRates], 'GST must be 0, 0.25, 3, 5, 18 or 40%'),
    required: 'GST is required',
    heading: 'GST %',
    example: '5',
    input: {
      panel: 'price',
      label: 'GST',
      choices: [
        ...gstRates.map((rate) => ({ value: String(rate), label: `${rate}%` })),
        ...endedGstRates.map((rate) => ({
          value: String(rate),
          label: `${rate}% (until 2025)`,
          isEnded: true as const,
        })),
      ],
      initial: '5',
    },
  },
  net_quantity: {
    kind: 'number',
    rule: number()
      .typeError('Net quantity must be a number')
      .moreThan(0, 'Net quantity must be above 0')
      .max(1_000_000, 'Net quantity is too large')
      .test(decimals(3, 'Net quantity must have at most 3 decimals')),
    required: 'Net quantity is required',
    isOnCard: true,
    heading: 'Net quantity',
    example: '250',
    input: { panel: 'label', label: 'Net quantity', inputMode: 'decimal' },
  },
  unit: {
    kind: 'text',
    rule: line(20).min(1, 'Unit is required'),
    required: 'Unit is required',
    isOnCard: true,
    heading: 'Unit',
    input: {
      panel: 'label',
      label: 'Unit',
      choices: units.map((value) => ({ value, label: value })),
      initial: 'g',
    },
  },
  is_veg: {
    kind: 'yesNo',
    rule: boolean().typeError('Must be true or false').nullable(),
    isOnCard: true,
    heading: 'Veg',
    input: {
      panel: 'label',
      label: 'Food mark',
      placeholder: 'Not a food item',
      choices: [
        { value: 'yes', label: 'Vegetarian' },
        { value: 'no', label: 'Non-vegetarian' },
      ],
    },
  },
  country_of_origin: {
    kind: 'text',
    column: 'origin',
    rule: string()
      .trim()
      .transform((name: unknown) => (typeof name === 'string' ? (findCountry(name) ?? name) : name))
      .oneOf(countryNames, 'Origin must be a country, such as India'),
    required: 'Origin is required',
    heading: 'Origin',
    input: {
      panel: 'label',
      label: 'Country of origin',
      choices: countryNames.map((name) => ({ value: name, label: name })),
      initial: 'India',
    },
    onLabel: 'Country of origin',
    jsonLd: 'Origin',
  },
  region: {
    kind: 'text',
    rule: line(100),
    heading: 'Region',
    input: { panel: 'label', label: 'Region', help: 'E.g. Wayanad, Kerala.' },
    onLabel: 'Region',
    jsonLd: 'Region',
  },
  importer: {
    kind: 'text',
    rule: line(300),
    heading: 'Importer',
    input: {
      panel: 'label',
      label: 'Importer and address',
      isWide: true,
      help: 'Required if the country of origin isn’t India.',
    },
    onLabel: 'Imported by',
  },
  manufacturer: {
    kind: 'text',
    rule: line(300).min(1, 'Manufacturer is required'),
    required: 'Manufacturer is required',
    heading: 'Manufacturer',
    input: { panel: 'label', label: 'Manufacturer and address', isWide: true },
    onLabel: 'Made by',
  },
  fssai_no: {
    kind: 'optionalText',
    rule: string()
      .trim()
      .matches(/^\d{14}$/, { message: 'FSSAI number must be 14 digits', excludeEmptyString: true })
      .nullable(),
    heading: 'FSSAI',
    input: {
      panel: 'label',
      label: 'FSSAI number',
      inputMode: 'numeric',
      help: '14 digits. Only for food.',
    },
    onLabel: 'FSSAI',
  },
  certificates: {
    kind: 'lines',
    rule: array(line(200).required('Enter text or remove the line')).max(
      maxCertificates,
      `Use at most ${maxCertificates} lines`,
    ),
    heading: 'Certificates',
    entry: 'A certificate',
    input: {
      panel: 'label',
      label: 'Certificates',
      isWide: true,
      rows: 2,
      help: 'One per line: body, number and a link to the certificate, e.g. NPOP ORG/SC/1234 https://example.in/1234.pdf',
    },
    onLabel: 'Certificates',
  },
  shelf_life: {
    kind: 'text',
    rule: line(100),
    heading: 'Shelf life',
    input: { panel: 'label', label: 'Shelf life' },
    onLabel: 'Shelf life',
  },
  ingredients: {
    kind: 'text',
    rule: line(3_000),
    heading: 'Ingredients',
    input: { panel: 'label', label: 'Ingredients', isWide: true, rows: 3 },
  },
  allergens: {
    kind: 'text',
    rule: line(1_000),
    heading: 'Allergens',
    input: {
      panel: 'label',
      label: 'Allergens',
      isWide: true,
      rows: 2,
      help: 'As printed on the pack, e.g. Contains milk. May contain nuts.',
    },
    onLabel: 'Allergens',
    jsonLd: 'Allergens',
  },
  barcode: {
    kind: 'optionalText',
    rule: string()
      .trim()
      .test('gtin', 'Check the barcode: one digit is wrong', (code) => !code || isGtin(code))
      .nullable(),
    heading: 'Barcode',
    input: {
      panel: 'label',
      label: 'Barcode',
      inputMode: 'numeric',
      help: 'The number below the bars: 8, 12, 13 or 14 digits',
    },
  },
  is_returnable: {
    kind: 'yesNo',
    rule: boolean().typeError('Must be true or false').nullable(),
    heading: 'Returnable',
    input: {
      panel: 'label',
      label: 'Returns',
      placeholder: 'Same as its category',
      choices: [
        { value: 'yes', label: 'Returnable' },
        { value: 'no', label: 'Non-returnable' },
      ],
      help: 'Damaged, wrong or expired items can always be returned.',
    },
  },
  description: {
    kind: 'html',
    rule: line(longestDescription),
    heading: 'Description',
    input: { panel: 'text', label: 'Description', isWide: true },
  },
  benefits: {
    kind: 'lines',
    rule: array(line(300).required('Enter text or remove the line')).max(
      maxBenefits,
      `Use at most ${maxBenefits} lines`,
    ),
    heading: 'Benefits',
    entry: 'A benefit',
    input: {
      panel: 'text',
      label: 'Benefits',
      isWide: true,
      rows: 4,
      help: 'One per line. Don’t claim to cure anything.',
    },
  },
  vaidya_note: {
    kind: 'text',
    rule: line(600),
    heading: 'Note of the vaidya',
    input: {
      panel: 'text',
      label: 'Vaidya’s note',
      isWide: true,
      rows: 3,
      maxLength: 600,
      help: 'What it’s traditionally used for, and who should avoid it. Don’t claim to cure anything.',
    },
  },
  vaidya_name: {
    kind: 'text',
    rule: line(80),
    heading: 'Name of the vaidya',
    input: {
      panel: 'text',
      label: 'Signed by',
      help: 'Name and qualification. Required to show the note.',
    },
  },
  ...searchEntryFields,
} as const satisfies Record<string, ProductField>;

type Fields = typeof productFields;
export type FieldName = keyof Fields;
export type ValueOf<Name extends FieldName> = FieldValues[Fields[Name]['kind']];

type CamelCase<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** The property of the `products` table that holds a field. */
export type ColumnOf<Name extends FieldName> = {
  [One in Name]: Fields[One] extends { column: infer Column extends string }
    ? Column
    : CamelCase<One>;
}[Name];

export type CardFieldName = {
  [Name in FieldName]: Fields[Name] extends { isOnCard: true } ? Name : never;
}[FieldName];
export type RequiredFieldName = {
  [Name in FieldName]: Fields[Name] extends { required: string } ? Name : never;
}[FieldName];

export const productFieldNames = Object.keys(productFields) as FieldName[];
export const findProductField = (name: FieldName): ProductField => productFields[name];

export const toColumn = <Name extends FieldName>(name: Name): ColumnOf<Name> =>
  (findProductField(name).column ??
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())) as ColumnOf<Name>;

const isOnCard = (name: FieldName): name is CardFieldName =>
  findProductField(name).isOnCard === true;
export const cardFieldNames = productFieldNames.filter(isOnCard);
export const pageFieldNames = productFieldNames.filter(
  (name): name is Exclude<FieldName, CardFieldName> => !isOnCard(name),
);
