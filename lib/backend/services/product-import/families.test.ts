import type { StaffFamily } from '../../../contract/staff-family.ts';
import type { StaffCombo } from '../../../contract/staff-combo.ts';
import { buildCsv, importFixture, newLine } from '../../testing/import-fixture.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { takeJobs } from '../../testing/waiting-jobs.ts';
import { readTable } from './read-table.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof importFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await importFixture(store);
});
afterAll(() => store.close());

const size = (sku: string, family: string, option: string, more: Record<string, string> = {}) =>
  newLine(sku, { Family: family, 'Option 1': option, ...more });

async function findId(sku: string): Promise<number> {
  const { rows } = await store.client.pool.query<{ id: number }>(
    'select id from products where sku = $1',
    [sku],
  );
  return rows[0]?.id ?? 0;
}
async function readFamily(sku: string): Promise<StaffFamily> {
  const { body } = await fixture.call('GET', `/staff/products/${await findId(sku)}/family/`);
  return body['data'] as StaffFamily;
}
async function readCombo(sku: string): Promise<StaffCombo | null> {
  const { body } = await fixture.call('GET', `/staff/products/${await findId(sku)}/combo/`);
  return body['data'] as StaffCombo | null;
}
async function imported(lines: Record<string, string>[]) {
  const found = await fixture.check(buildCsv(lines));
  const faults = (await fixture.lines(found.id, '&outcome=faulty')).flatMap((one) => one.faults);
  expect(faults).toEqual([]);
  expect((await fixture.apply(found.id)).status).toBe('applied');
  return found;
}
async function faultsOf(lines: Record<string, string>[]) {
  const found = await fixture.check(buildCsv(lines));
  const all = await fixture.lines(found.id, '&outcome=faulty');
  return all.map(({ line, faults }) => [line, faults[0]?.column, faults[0]?.message]);
}

describe('the columns of a family', () => {
  it('make families of new and existing products, and take products out of them', async () => {
    await imported([
      size('IF-1', 'Jowar flour', 'Size: 500 g'),
      size('IF-2', 'jowar flour', 'size: 1 kg'),
      newLine('IF-3'),
    ]);
    const family = await readFamily('IF-1');
    expect(family).toMatchObject({ name: 'Jowar flour', axes: ['Size'] });
    expect(family.rows.map(({ sku, options }) => [sku, ...options])).toEqual([
      ['IF-1', '500 g'],
      ['IF-2', '1 kg'],
    ]);
    await imported([
      { SKU: 'IF-3', Family: 'Jowar flour', 'Option 1': 'Size: 2 kg' },
      { SKU: 'IF-1', Family: '', 'Option 1': '' },
    ]);
    expect((await readFamily('IF-3')).rows.map(({ sku }) => sku)).toEqual(['IF-2', 'IF-3']);
    expect(await readFamily('IF-1')).toMatchObject({ id: null });
    await imported(['IF-2', 'IF-3'].map((SKU) => ({ SKU, Family: '', 'Option 1': '' })));
    const { rows } = await store.client.pool.query(
      `select 1 from families where name = 'Jowar flour'`,
    );
    expect(rows).toEqual([]);
  });

  it('tell the sizes that stay in a family which another has left', async () => {
    await imported([
      size('IT-1', 'Kodo flour', 'Size: 500 g'),
      size('IT-2', 'Kodo flour', 'Size: 1 kg'),
    ]);
    await takeJobs(store, 'revalidate');
    await imported([{ SKU: 'IT-1', Family: '', 'Option 1': '' }]);
    const tags = (await takeJobs(store, 'revalidate')).flatMap((job) => job.tags);
    expect(tags).toContain(`product:${await findId('IT-2')}`);
  });

  it('say at the line what is wrong, and nothing of it is written', async () => {
    await imported([size('FW-1', 'Bajra flour', 'Size: 500 g')]);
    expect(
      await faultsOf([
        size('FW-2', 'Bajra flour', 'Size: 500 G'),
        size('FW-3', 'Bajra flour', 'Flavour: Plain'),
        size('FW-4', 'Bajra flour', ''),
        size('FW-5', '', 'Size: 1 kg'),
        size('FW-6', 'Bajra flour', '1 kg'),
        size('FW-7', 'Bajra flour', 'Size: 1 kg', { 'Option 2': 'Flavour: Plain' }),
        size('FW-8', 'Ragi flour', 'Size: 1 kg', { 'Option 2': 'size: 2' }),
      ]),
    ).toEqual([
      [2, 'Option 1', '“500 G” is already FW-1 in the family “Bajra flour”'],
      [3, 'Option 1', 'The family “Bajra flour” has the option Size'],
      [4, 'Option 1', 'Enter the option, such as “Size: 250 g”'],
      [5, 'Family', 'Enter a family for this option'],
      [6, 'Option 1', 'Option 1 must be a name and a value, such as “Size: 250 g”'],
      [7, 'Option 2', 'The family “Bajra flour” has the option Size'],
      [8, 'Option 2', 'Both options have the same name'],
    ]);
    expect((await readFamily('FW-1')).rows).toHaveLength(1);
  });

  it('allow a family of one, and say so', async () => {
    const found = await fixture.check(buildCsv([size('ONE-1', 'Sattu', 'Size: 500 g')]));
    expect(found).toMatchObject({ can_apply: true });
    expect(found.note).toContain('The family “Sattu” has only one size');
  });

  it('refuse the 101st size', async () => {
    const lines = Array.from({ length: 101 }, (_, index) =>
      size(`M-${index}`, 'Millet mix', `Size: ${index + 1} g`),
    );
    expect(await faultsOf(lines)).toEqual([[102, 'Family', 'A family can have at most 100 sizes']]);
  });
});

describe('the column of a combo', () => {
  it('makes a combo of products of the list and of the shop', async () => {
    await imported([
      newLine('CI-1', { Stock: '9' }),
      newLine('CI-2', { Stock: '12' }),
      newLine('CI-BOX', { 'Combo of': 'CI-1×2|ci-2 x 3', MRP: '1000', Price: '900', Stock: '77' }),
    ]);
    expect(await readCombo('CI-BOX')).toMatchObject({
      percent_off: null,
      product_price: 900,
      available_stock_quantity: 4,
      items: [
        { sku: 'CI-1', quantity: 2 },
        { sku: 'CI-2', quantity: 3 },
      ],
    });
    const found = await imported([{ SKU: 'CI-BOX', Stock: '55', Price: '850' }]);
    const [line] = await fixture.lines(found.id);
    expect(line?.changes.map(({ column }) => column)).toEqual(['Price']);
    expect(await readCombo('CI-BOX')).toMatchObject({
      product_price: 850,
      available_stock_quantity: 4,
    });
    await imported([{ SKU: 'CI-BOX', 'Combo of': '' }]);
    expect(await readCombo('CI-BOX')).toBeNull();
  });

  it('makes a combo that costs a percentage less than its items', async () => {
    await imported([
      newLine('CP-1', { Price: '100', MRP: '120' }),
      newLine('CP-2', { Price: '50', MRP: '60' }),
      newLine('CP-BOX', { 'Combo of': 'CP-1 | CP-2×2', 'Combo % off': '12.5' }),
    ]);
    expect(await readCombo('CP-BOX')).toMatchObject({
      ...{ percent_off: 12.5, product_price: 175, base_price: 240 },
    });
    await imported([{ SKU: 'CP-BOX', 'Combo % off': '10' }]);
    expect(await readCombo('CP-BOX')).toMatchObject({ percent_off: 10, product_price: 180 });
    expect(await faultsOf([{ SKU: 'CP-BOX', 'Combo % off': '20', Price: '150' }])).toEqual([
      [2, 'Price', 'The price is set by the combo’s items: 20% off'],
    ]);
    expect(await faultsOf([{ SKU: 'CP-1', 'Combo % off': '5' }])).toEqual([
      [2, 'Combo % off', 'Only a combo can have a percentage off its items'],
    ]);
    expect(await faultsOf([{ SKU: 'CP-BOX', 'Combo % off': '99.5' }])).toMatchObject([
      [2, 'Combo % off', expect.stringContaining('99')],
    ]);
    const {
      Price: _,
      MRP: __,
      ...priceless
    } = newLine('CP-PACK', {
      ...{ 'Combo of': 'CP-1 | CP-2', 'Combo % off': '20' },
    });
    await imported([priceless]);
    expect(await readCombo('CP-PACK')).toMatchObject({ product_price: 120, base_price: 180 });
    await imported([{ SKU: 'CP-PACK', Price: '', MRP: '', 'Combo % off': '10' }]);
    expect(await readCombo('CP-PACK')).toMatchObject({ product_price: 135, base_price: 180 });
    await imported([{ SKU: 'CP-BOX', 'Combo % off': '', Price: '170' }]);
    expect(await readCombo('CP-BOX')).toMatchObject({ percent_off: null, product_price: 170 });
    await imported([{ SKU: 'CP-BOX', 'Combo % off': '10' }]);
    await imported([{ SKU: 'CP-BOX', 'Combo of': '' }]);
    expect(await readCombo('CP-BOX')).toBeNull();
  });

  it('says at the line what is wrong', async () => {
    await imported([
      newLine('CW-1', { Published: 'yes' }),
      newLine('CW-2', { Published: 'yes' }),
      newLine('CW-OFF', { Published: 'no' }),
      newLine('CW-BOX', { 'Combo of': 'CW-1 | CW-2', Published: 'yes' }),
    ]);
    const box = (sku: string, items: string, more = {}) =>
      newLine(sku, { 'Combo of': items, ...more });
    expect(
      await faultsOf([
        box('CW-3', 'CW-1×1'),
        box('CW-4', 'CW-1 | CW-1×2'),
        box('CW-5', 'CW-1×51 | CW-2'),
        box('CW-6', 'CW-1 | NO-SUCH'),
        box('CW-7', 'CW-1 | CW-BOX'),
        box('CW-8', 'CW-1 | CW-8'),
        box('CW-9', 'CW-1 | CW-OFF'),
        box('CW-10', 'CW-1 | CW-2', { Price: '401', MRP: '500' }),
        box('CW-11', 'CW-1 | CW-2', { Price: '399', MRP: '500' }),
      ]),
    ).toEqual([
      [2, 'Combo of', 'Combo of must have 2 to 20 SKUs separated by |, such as “TU-1×2 | GH-1×1”'],
      [3, 'Combo of', 'Combo of has the same SKU twice'],
      [4, 'Combo of', 'Combo of has 51 × “CW-1”. Enter a quantity from 1 to 50.'],
      [5, 'Combo of', 'No product has the SKU “NO-SUCH”'],
      [6, 'Combo of', 'CW-BOX is a combo. A combo can’t contain another combo.'],
      [7, 'Combo of', 'A combo can’t contain itself'],
      [8, 'Combo of', 'CW-OFF isn’t published. Publish it first.'],
      [9, 'Price', 'Price can’t be higher than the MRP of the items, ₹400'],
      [10, 'MRP', 'MRP can’t be higher than that of the items, ₹400'],
    ]);
    expect(await faultsOf([{ SKU: 'CW-1', 'Combo of': 'CW-2 | CI-1' }])).toEqual([
      [2, 'Combo of', 'CW-1 is part of the combo CW-BOX, so it can’t be a combo itself'],
    ]);
  });
});

describe('a list that lowers the MRP of an item of a combo', () => {
  it('takes its MRP along, and is refused where its price would be above', async () => {
    await imported([
      newLine('CL-1', { Price: '100', MRP: '120', Published: 'yes' }),
      newLine('CL-2', { Price: '50', MRP: '60', Published: 'yes' }),
      newLine('CL-BOX', {
        ...{ Name: 'Low box', 'Combo of': 'CL-1 | CL-2×2', Published: 'yes' },
        ...{ Price: '200', MRP: '240' },
      }),
    ]);
    await imported([{ SKU: 'CL-1', MRP: '110' }]);
    expect(await readCombo('CL-BOX')).toMatchObject({ product_price: 200, base_price: 230 });
    const low = { SKU: 'CL-1', Price: '70', MRP: '70' };
    expect(await faultsOf([low])).toEqual([
      [
        2,
        'MRP',
        'Lower the price of these combos first, or they cost more than the MRP of their items: Low box (₹200)',
      ],
    ]);
    const box = { SKU: 'CL-BOX', MRP: '230' };
    expect(await faultsOf([low, { ...box, Price: '195' }])).toEqual([
      [2, 'MRP', expect.stringContaining('Low box (₹195)')],
      [3, 'Price', 'Price can’t be higher than the MRP of the items, ₹190'],
    ]);
    await imported([low, { ...box, Price: '180' }]);
    expect(await readCombo('CL-BOX')).toMatchObject({ product_price: 180, base_price: 190 });
  });
});

it('comes back from an export as it was, two families of one name included', async () => {
  await imported([
    size('RT-1', 'Round trip', 'Size: 250 g', { 'Option 2': 'Taste: Mild' }),
    size('RT-2', 'Round trip', 'Size: 250 g', { 'Option 2': 'Taste: Hot' }),
    newLine('RT-3'),
    newLine('RT-BOX', { 'Combo of': 'RT-3×2 | RT-1×1', Price: '500', MRP: '600' }),
    newLine('RT-PACK', { 'Combo of': 'RT-3×1 | RT-2×1', 'Combo % off': '7.5' }),
  ]);
  const other = {
    name: 'Round trip',
    axes: ['Size'],
    rows: [{ product_id: await findId('RT-3'), options: ['1 kg'] }],
  };
  const saved = await fixture.call(
    'PATCH',
    `/staff/products/${await findId('RT-3')}/family/`,
    other,
  );
  expect(saved.status).toBe(200);
  const file = await fixture.download('/staff/product-export/?search=RT-');
  const { rows } = await readTable(file);
  const at = (title: string) => rows[0]?.indexOf(title) ?? -1;
  const cells = rows
    .slice(1)
    .map((row) =>
      ['SKU', 'Family', 'Option 1', 'Option 2', 'Combo of', 'Combo % off'].map((t) => row[at(t)]),
    );
  const { id } = await readFamily('RT-1');
  const { id: otherId } = await readFamily('RT-3');
  expect(cells).toEqual([
    ['RT-1', `Round trip #${id}`, 'Size: 250 g', 'Taste: Mild', '', ''],
    ['RT-2', `Round trip #${id}`, 'Size: 250 g', 'Taste: Hot', '', ''],
    ['RT-3', `Round trip #${otherId}`, 'Size: 1 kg', '', '', ''],
    ['RT-BOX', '', '', '', 'RT-3×2 | RT-1×1', ''],
    ['RT-PACK', '', '', '', 'RT-3×1 | RT-2×1', '7.5'],
  ]);
  expect((await fixture.check(file)).counts).toEqual({
    new: 0,
    changed: 0,
    faulty: 0,
    unchanged: 5,
  });
  expect(await faultsOf([size('RT-4', 'Round trip', 'Size: 2 kg')])).toEqual([
    [
      2,
      'Family',
      'Several families are called “Round trip”. Add its number, as in an export, such as “Round trip #12”.',
    ],
  ]);
});
