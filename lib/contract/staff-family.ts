import { array, boolean, number, object, ValidationError, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { maxFamilyMembers } from './family.ts';
import { fieldInputs } from './product-field-schemas.ts';
import {
  amount,
  count,
  countOrNull,
  hasEachOnce,
  id,
  line,
  text,
  textOrNull,
  yesNo,
} from './rules.ts';
import { version } from './staff-list.ts';
import { productInputs } from './staff-product.ts';

const staff = staffCalls('catalogue');

/** Maximum number of axes of a family, such as Size and Flavour. */
export const maxAxes = 2;

const axisName = () =>
  line(30)
    .required('Enter an option name, such as Size')
    .matches(/^[^:|]*$/, 'Don’t use : or | in the name');
const optionValue = () => line(60).required('Enter a value');
const familyName = () => line(120).min(2, 'Family name is required');

const axes = () =>
  array(axisName())
    .min(1, 'Enter an option name, such as Size')
    .max(maxAxes, `Use up to ${maxAxes} options`)
    .required('Enter an option name, such as Size')
    .test('each once', 'The two options have the same name', (names) => !findRepeated(names ?? []));

/** Index of the first text that is there already, in any case; undefined if there is none. */
const findRepeated = (texts: readonly (string | null)[]): number | undefined => {
  const keys = texts.map((one) => one?.toLowerCase());
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return at === -1 ? undefined : at;
};

const neededForNew = <T>(rule: { required: (message: string) => T }, message: string) => ({
  is: undefined,
  then: () => rule.required(message),
});

/**
 * A row of the table of sizes. With `product_id` the fields that are sent change that product,
 * which is joined to the family if it is not in it yet; without, a new product is made, which
 * copies everything else from the product of the call.
 */
const familyRow = object({
  product_id: id().optional(),
  /** Of the product as it was read (optimistic locking); an error of the row if it is outdated. */
  version: version().optional(),
  /** One value for each axis. */
  options: array(optionValue()).max(maxAxes).required('Enter a value'),
  /** Left out for a new product: the name of the first with the other value in it. */
  name: productInputs.name.optional(),
  sku: productInputs.sku.when('product_id', neededForNew(productInputs.sku, 'SKU is required')),
  barcode: fieldInputs.barcode.optional(),
  /**
   * Left out for a new product: read from the values, such as 250 g; otherwise as the first has.
   */
  net_quantity: fieldInputs.net_quantity.optional(),
  unit: fieldInputs.unit.optional(),
  product_price: productInputs.product_price.when(
    'product_id',
    neededForNew(productInputs.product_price, 'Price is required'),
  ),
  base_price: productInputs.base_price.when(
    'product_id',
    neededForNew(productInputs.base_price, 'MRP is required'),
  ),
  available_stock_quantity: productInputs.available_stock_quantity.optional(),
  /**
   * Stock as it was shown: the difference is booked, so that concurrent sales are not overwritten.
   * Null: unknown.
   */
  stock_before: number().integer('Must be a whole number').nullable().optional(),
  is_on_sale: boolean().typeError('Must be true or false').optional(),
  /** Path of the picture to show first: one of the family's, or one just uploaded. */
  picture: line(200).optional(),
});

const rows = () =>
  array(familyRow.required())
    .required('Add a size first')
    .min(1, 'Add a size first')
    .max(maxFamilyMembers, `A family can have at most ${maxFamilyMembers} sizes`);

/** Messages for options that are missing or there twice, by path such as `rows[3].options`. */
function optionFaults(
  names: readonly string[],
  options: readonly (readonly string[])[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  const rowByKey = new Map<string, number>();
  options.forEach((values, index) => {
    const path = `rows[${index}].options`;
    if (values.length !== names.length) {
      const missing = names[values.length];
      faults[path] = missing ? `Enter ${missing}` : `Enter only ${names.join(' and ')}`;
      return;
    }
    const key = JSON.stringify(values.map((value) => value.toLowerCase()));
    const other = rowByKey.get(key);
    if (other === undefined) rowByKey.set(key, index);
    else faults[path] = `${values.join(', ')} is already in row ${other + 1}`;
  });
  return faults;
}

const hasTexts = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');

const areRows = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((row: { options?: unknown } | null) => row !== null && hasTexts(row.options));

export const familyInput = object({
  name: familyName().required('Family name is required'),
  axes: axes(),
  /** Of the family as it was read; left out for a new one. */
  version: version().optional(),
  /** All sizes, in their order: what is not among them is taken out of the family. */
  rows: rows(),
}).test('rows', (input, context) => {
  // What is no table is refused by the rules of its fields.
  if (!input.axes || !hasTexts(input.axes) || !areRows(input.rows)) return true;
  const list = input.rows;
  const faults = optionFaults(
    input.axes,
    list.map(({ options }) => options),
  );
  const lineOfSku = new Map<string, number>();
  const lineOfId = new Map<number, number>();
  list.forEach(({ sku, product_id: productId }, index) => {
    const key = sku?.toLowerCase();
    if (key && lineOfSku.has(key)) {
      faults[`rows[${index}].sku`] = `${sku} is already in row ${(lineOfSku.get(key) ?? 0) + 1}`;
    } else if (key) lineOfSku.set(key, index);
    if (productId && lineOfId.has(productId)) {
      faults[`rows[${index}]`] =
        `This product is already in row ${(lineOfId.get(productId) ?? 0) + 1}`;
    } else if (productId) lineOfId.set(productId, index);
  });
  const entries = Object.entries(faults);
  return (
    entries.length === 0 ||
    new ValidationError(
      entries.map(([path, message]) => context.createError({ path, message })),
      input,
      context.path,
    )
  );
});
export type FamilyInput = InferType<typeof familyInput>;
export type FamilyRowInput = FamilyInput['rows'][number];

const staffFamilyRow = object({
  product_id: count(),
  version: count(),
  options: array(text()).required(),
  name: text(),
  sku: text(),
  barcode: textOrNull(),
  net_quantity: amount(),
  unit: text(),
  /** Rupees, GST included. */
  product_price: amount(),
  /** MRP in rupees. */
  base_price: amount(),
  /** Null: unknown. */
  available_stock_quantity: countOrNull(),
  is_on_sale: yesNo(),
  is_combo: yesNo(),
  image1: textOrNull(),
});
export type StaffFamilyRow = InferType<typeof staffFamilyRow>;

const staffFamily = object({
  /** Null: the product belongs to no family; the rest is what a new one could begin with. */
  id: countOrNull(),
  version: countOrNull(),
  name: text(),
  axes: array(text()).required(),
  /** Published or not, in the family's order. */
  rows: array(staffFamilyRow.required()).required(),
  /** Paths of the pictures of all sizes, to choose from. */
  pictures: array(text()).required(),
});
export type StaffFamily = InferType<typeof staffFamily>;

const path = '/staff/products/{id}/family/';
const answer = success.shape({ data: staffFamily.required(), message: text() });

export const getStaffFamily = staff.get(
  path,
  'Get the family of a product with all sizes; without one, a draft of it',
  { answer: success.shape({ data: staffFamily.required() }) },
);

export const saveFamily = staff.patch(
  path,
  'Save the sizes of a family in one transaction: change, create, add and remove products. 400 ' +
    'names row and field, such as `rows[3].sku`; 409 where a colleague has changed the family',
  { body: familyInput, answer, repeatable: true },
);

export const dissolveFamily = staff.delete(
  path,
  'Ungroup the sizes of a product; they stay as separate products',
  { query: object({ version: version().optional() }), answer },
);

/** Maximum number of families in one answer of proposals, and in one acceptance. */
export const maxProposals = 50;

const proposedFamily = object({
  name: text(),
  brand_name: text(),
  axes: array(text()).required(),
  members: array(
    object({
      product_id: count(),
      name: text(),
      sku: text(),
      image1: textOrNull(),
      options: array(text()).required(),
    }).required(),
  ).required(),
});
export type ProposedFamily = InferType<typeof proposedFamily>;

export const proposeFamilies = staff.get(
  '/staff/family-proposals/',
  'List families that could be made of products of one brand whose names differ only in the size, ' +
    'such as 100 g and 250 g',
  {
    answer: success.shape({
      data: array(proposedFamily.required()).max(maxProposals).required(),
      /** Whether there are more; they come once these are accepted. */
      more: yesNo(),
    }),
  },
);

export const acceptProposals = staff.post(
  '/staff/family-proposals/',
  'Create families of products in one transaction; 400 names the family and the product',
  {
    body: object({
      families: array(
        object({
          name: familyName().required('Family name is required'),
          axes: axes(),
          members: array(
            object({
              product_id: id().required('Product is required'),
              options: array(optionValue()).max(maxAxes).required('Enter a value'),
            }).required(),
          )
            .min(2, 'A family needs two sizes')
            .max(maxFamilyMembers, `A family can have at most ${maxFamilyMembers} sizes`)
            .required('A family needs two sizes')
            .test('once', 'Add each product only once', hasEachOnce('product_id')),
        }).required(),
      )
        .min(1, 'Choose a family first')
        .max(maxProposals, `Choose up to ${maxProposals} families at a time`)
        .required('Choose a family first'),
    }),
    answer: success.shape({ message: text() }),
    repeatable: true,
  },
);
