import type { ISchema } from 'yup';

/** The value that a field of a kind has in requests, answers and the database. */
export interface FieldValues {
  text: string;
  /** Null where it is empty. */
  optionalText: string | null;
  /** Sanitised when it is written. */
  html: string;
  lines: string[];
  number: number;
  /** Hundredths of a percent in the database, percent everywhere else. */
  percent: number;
  yesNo: boolean | null;
}
export type FieldKind = keyof FieldValues;

export type EditorPanel = 'price' | 'text' | 'label' | 'search';

interface FieldInput {
  panel: EditorPanel;
  label: string;
  help?: string;
  /** Takes the whole width of the form. */
  isWide?: true;
  inputMode?: 'numeric' | 'decimal';
  /** Height of a text area in lines; left out, the input is a single line. */
  rows?: number;
  /** Shown below a text area with the number of characters used. */
  maxLength?: number;
  /** The values to choose from; those of a `yesNo` field are `yes` and `no`. */
  choices?: readonly {
    value: string;
    label: string;
    /** Offered only to a product that has it. */
    isEnded?: true;
  }[];
  /** The choice of no value. */
  placeholder?: string;
  /** Initial value in the form of a new product. */
  initial?: string;
}

interface FieldRule<T> extends ISchema<T | undefined> {
  validateSync: (value: unknown) => T | undefined;
  required: (message: string) => ISchema<T | undefined>;
}

interface FieldOf<Kind extends FieldKind> {
  kind: Kind;
  /** Property of the `products` table; left out, the name in camel case. */
  column?: string;
  /** Checked by the API, the form and the import. */
  rule: FieldRule<FieldValues[Kind]>;
  /**
   * A new product must have it; the message where it is missing. Needed for `number` and `percent`.
   */
  required?: string;
  /** Also sent with cards and list rows, not only with the product's page. */
  isOnCard?: true;
  /** Heading of its column in imports and exports. */
  heading: string;
  /** Name of one entry of `lines` in messages of the import. */
  entry?: string;
  /** A number that messages of the import show. */
  example?: string;
  input: FieldInput;
  /** Term on the label of the product page; omitted for an empty value. */
  onLabel?: string;
  /** The name of its `additionalProperty` in JSON-LD. */
  jsonLd?: string;
}
export type ProductField = { [Kind in FieldKind]: FieldOf<Kind> }[FieldKind];

/** The value as people read it; empty if there is none. */
export function fieldText(value: FieldValues[FieldKind]): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
