import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { applyStep, readSteps } from '../testing/how-to-steps.ts';

/* Follows docs/how-to/add-a-field-to-a-product.md in a copy of lib/. */

const howTo = readFileSync('docs/how-to/add-a-field-to-a-product.md', 'utf8');
const steps = readSteps(howTo);

const copy = mkdtempSync(join(tmpdir(), 'add-a-field-'));
const unneeded =
  /^lib\/(?:launch|proofs|backend\/(?:testing|db\/(?:demo|migrations)))$|\.test\.ts$/;

beforeAll(() => {
  cpSync('lib', join(copy, 'lib'), {
    recursive: true,
    filter: (path) => !unneeded.test(relative('.', path).split(sep).join('/')),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const step of steps) applyStep(copy, step);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const load = <Module>(path: string): Promise<Module> => import(join(copy, path));

it('is two files by hand, and a migration', () => {
  expect(steps.map(({ path }) => path)).toEqual([
    'lib/backend/db/schema/catalogue.ts',
    'lib/contract/product-fields.ts',
  ]);
  expect(howTo).toContain('npx drizzle-kit generate --name product_storage');
});

it('is then a part of the answers, and checked in requests', async () => {
  const { product } = await load<typeof import('../contract/product')>('lib/contract/product.ts');
  const { productChange } = await load<typeof import('../contract/staff-product')>(
    'lib/contract/staff-product.ts',
  );
  expect(product.describe().fields).toHaveProperty('storage');
  expect(productChange.isValidSync({ storage: 'Keep cool' })).toBe(true);
  expect(productChange.isValidSync({ storage: 'x'.repeat(201) })).toBe(false);
});

it('is then read, written, and compared with what is there', async () => {
  const { editableColumns, fieldNames } = await load<
    typeof import('../backend/services/product/editable-row')
  >('lib/backend/services/product/editable-row.ts');
  const { blankProduct } = await load<typeof import('../backend/services/product/blank-product')>(
    'lib/backend/services/product/blank-product.ts',
  );
  const { differences, wantedRow } = await load<
    typeof import('../backend/services/product/plan-change')
  >('lib/backend/services/product/plan-change.ts');
  expect(Object.keys(editableColumns)).toContain('storage');
  expect(Object.entries(fieldNames)).toContainEqual(['storage', 'storage']);
  const input = { ingredients: '', storage: 'Keep cool' };
  const wanted = wantedRow(blankProduct, input);
  expect(differences(blankProduct, wanted)).toEqual({ storage: 'Keep cool' });
  expect(differences(wanted, wantedRow(wanted, input))).toEqual({});
});

it('is then a column of import and export, and a change where it differs', async () => {
  const { columns, titles } = await load<
    typeof import('../backend/services/product-import/columns')
  >('lib/backend/services/product-import/columns.ts');
  const { listedColumns, draftDefaults } = await load<
    typeof import('../backend/services/product-import/product-draft')
  >('lib/backend/services/product-import/product-draft.ts');
  const { recordColumns } = await load<
    typeof import('../backend/services/product-import/product-record')
  >('lib/backend/services/product-import/product-record.ts');
  const none = { byName: new Map(), namesById: new Map() };
  const indexes = {
    brands: none,
    forms: none,
    tags: none,
    categories: none,
    categoryNodes: new Map(),
    pictures: new Map(),
  };
  const column = columns.find(({ title }) => title === 'Storage');
  expect(titles).toContain('Storage');
  expect(listedColumns).toContain('storage');
  expect(JSON.stringify(recordColumns)).toContain('storage');
  expect(draftDefaults).toMatchObject({ storage: '' });
  expect(column?.read('Keep cool', indexes)).toEqual({ value: 'Keep cool', text: 'Keep cool' });
  expect(() => column?.read('x'.repeat(201), indexes)).toThrow(
    'Storage has 201 characters; the limit is 200',
  );
});

it('is then in the editor, with its label', async () => {
  const { emptyDraft, draftNames } = await load<
    typeof import('../dashboard/products/product-draft')
  >('lib/dashboard/products/product-draft.ts');
  const { fieldLabel } = await load<typeof import('../dashboard/products/field-labels')>(
    'lib/dashboard/products/field-labels.ts',
  );
  expect(draftNames).toContain('storage');
  expect(emptyDraft).toMatchObject({ storage: '' });
  expect(fieldLabel('storage')).toBe('How to store it');
});
