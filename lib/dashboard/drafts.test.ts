import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ValidationError, type ObjectSchema } from 'yup';
import { brandInput } from '../contract/staff-brand';
import { categoryInput } from '../contract/staff-category';
import { couponInput } from '../contract/staff-coupon';
import { newProduct } from '../contract/staff-product';
import { fromBrandDraft, toBrandDraft } from './brands/brand-draft';
import { toCategoryDraft } from './categories/category-draft';
import type { RecordKind } from './content/record-kind';
import { toCouponDraft } from './people/coupon-draft';
import { emptyDraft, toProductInput } from './products/product-draft';

interface Form {
  name: string;
  /** API input that the form makes of each empty text. */
  toInput: (typed: string) => Record<string, unknown>;
  schema: ObjectSchema<Record<string, unknown>>;
}

function fillTexts<Draft extends object>(draft: Draft, typed: string): Draft {
  const filled = Object.entries(draft).map(([key, value]) => [key, value === '' ? typed : value]);
  return Object.fromEntries(filled) as Draft;
}

const asSchema = (schema: unknown) => schema as Form['schema'];

const named: Form[] = [
  {
    name: 'brand',
    toInput: (typed) => fromBrandDraft(fillTexts(toBrandDraft(null), typed)),
    schema: asSchema(brandInput),
  },
  {
    name: 'category',
    toInput: (typed) => ({ ...fillTexts(toCategoryDraft(null), typed) }),
    schema: asSchema(categoryInput),
  },
  {
    name: 'coupon',
    toInput: (typed) => ({ ...fillTexts(toCouponDraft(null), typed) }),
    schema: asSchema(couponInput),
  },
  {
    name: 'product',
    toInput: (typed) =>
      toProductInput({ ...fillTexts(emptyDraft, typed), public_from: '', members_until: '' }),
    schema: asSchema(newProduct),
  },
];

/** The forms of `lib/dashboard/content`, which send their drafts as they are. */
async function readContentForms(): Promise<Form[]> {
  const folder = join(__dirname, 'content');
  const files = (await readdir(folder)).filter((file) => file.endsWith('-kind.ts'));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => {
      const { noun, toDraft, schema } = Object(value) as Partial<
        RecordKind<object, object, object>
      >;
      if (!noun || !toDraft || !schema) return [];
      return {
        name: noun,
        toInput: (typed) => ({ ...fillTexts(toDraft(null), typed) }),
        schema: asSchema(schema),
      };
    });
}

async function findMessages({ schema, toInput }: Form, typed: string): Promise<string[]> {
  try {
    await schema.validate(toInput(typed), { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

it('sends a list wherever the store API takes a list', async () => {
  const forms = [...named, ...(await readContentForms())];
  expect(forms.length).toBeGreaterThan(15);
  for (const form of forms)
    for (const typed of ['', 'Two words\nA second line'])
      for (const [name, value] of Object.entries(form.toInput(typed))) {
        const field = form.schema.fields[name];
        if (field && 'type' in field && field.type === 'array')
          expect([form.name, name, Array.isArray(value)]).toEqual([form.name, name, true]);
      }
});

it('never shows a message of the validator itself', async () => {
  for (const form of [...named, ...(await readContentForms())])
    for (const typed of ['', 'x', '12', 'Two words\nA second line'])
      for (const message of await findMessages(form, typed))
        expect([form.name, typed, message]).toEqual([
          form.name,
          typed,
          expect.not.stringContaining('`'),
        ]);
});

it('keeps the certificates of a brand, one a line', async () => {
  const draft = { ...toBrandDraft(null), name: 'Vanashree', certificates: 'NPOP 1\n\n NPOP 2 ' };
  const input = await brandInput.validate(fromBrandDraft(draft));
  expect(input.certificates).toEqual(['NPOP 1', 'NPOP 2']);
});
