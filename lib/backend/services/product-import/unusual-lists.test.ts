import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import { buildCsv, importFixture, newLine } from '../../testing/import-fixture.ts';
import { makeListedProduct } from '../../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { writeXlsx, type SheetCell } from '../product-export/write-xlsx.ts';
import { readTable } from './read-table.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof importFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await importFixture(store);
});
afterAll(() => store.close());

/** An XLSX file of these rows; numbers stay numbers. */
async function xlsxOf(rows: SheetCell[][]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of writeXlsx('Products', [rows])) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

const findProduct = async (sku: string) =>
  (await store.context.db.select().from(products).where(eq(products.sku, sku)))[0];

const errors = ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!'];
const others = ['Err:502', '#ERROR!', '#####', '1.15E+13', '8,90411E+12', '1.234567890123E+15'];

it('keeps each digit of a SKU, an FSSAI number and a barcode that a sheet has as numbers', async () => {
  const titles = Object.keys(newLine('X'));
  const { SKU: _, ...rest } = newLine('X');
  const found = await fixture.check(
    await xlsxOf([
      [...titles, 'FSSAI', 'Barcode'],
      [8_904_109_400_018, ...Object.values(rest), 11_521_998_000_123, 8_904_109_400_018],
    ]),
    'long.xlsx',
  );
  expect(await fixture.lines(found.id, '&outcome=faulty')).toEqual([]);
  expect((await fixture.apply(found.id)).status).toBe('applied');
  expect(await findProduct('8904109400018')).toMatchObject({
    fssaiNo: '11521998000123',
    barcode: '8904109400018',
  });
});

it('gives an HSN the zero back that a sheet has lost with the text', async () => {
  const { SKU: _, HSN: __, ...rest } = newLine('X');
  const rows = [
    ['Z-4', 909],
    ['Z-6', 90_931],
    ['Z-8', 9_093_129],
  ].map((cells) => [...cells, ...Object.values(rest)]);
  const found = await fixture.check(
    await xlsxOf([['SKU', 'HSN', ...Object.keys(rest)], ...rows]),
    'hsn.xlsx',
  );
  expect(await fixture.lines(found.id, '&outcome=faulty')).toEqual([]);
  expect((await fixture.apply(found.id)).status).toBe('applied');
  expect(await findProduct('Z-4')).toMatchObject({ hsn: '0909' });
  expect(await findProduct('Z-6')).toMatchObject({ hsn: '090931' });
  expect(await findProduct('Z-8')).toMatchObject({ hsn: '09093129' });
});

it('takes a name in any language of India as the local name', async () => {
  for (const [sku, title] of [
    ['L-1', 'Malayalam name'],
    ['L-2', 'Tamil name'],
    ['L-3', 'Bengali name'],
  ] as const) {
    const found = await fixture.check(buildCsv([newLine(sku, { [title]: 'മഞ്ഞൾ' })]));
    await fixture.apply(found.id);
    expect(await findProduct(sku)).toMatchObject({ localName: 'മഞ്ഞൾ' });
  }
});

it('reads units, food marks and countries as owners write them', async () => {
  const written = [
    ['gm', 'Veg', 'india'],
    ['Kgs.', 'non-veg', 'INDIA'],
    ['Ltr', 'Vegetarian', 'India'],
    ['ML', 'yes', 'India'],
    ['pcs', 'No', 'India'],
  ];
  const found = await fixture.check(
    buildCsv(
      written.map(([Unit = '', Veg = '', Origin = ''], at) => ({
        ...newLine(`W-${at}`),
        Unit,
        Veg,
        Origin,
      })),
    ),
  );
  expect(await fixture.lines(found.id, '&outcome=faulty')).toEqual([]);
  await fixture.apply(found.id);
  const read = await Promise.all(written.map((_, at) => findProduct(`W-${at}`)));
  expect(read.map((row) => [row?.unit, row?.isVeg, row?.origin])).toEqual([
    ['g', true, 'India'],
    ['kg', false, 'India'],
    ['l', true, 'India'],
    ['ml', true, 'India'],
    ['pieces', false, 'India'],
  ]);
});

describe('a cell that a spreadsheet has damaged', () => {
  it('is refused, in CSV and XLSX', async () => {
    const texts = [...errors, ...others];
    const made = await Promise.all(texts.map(() => makeListedProduct(store, { stock: 38 })));
    const lines = texts.map((text, at) => ({
      SKU: made[at]?.sku ?? '',
      Stock: text,
      Ingredients: text,
      Tags: text,
      Brand: text,
    }));
    const rows = [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))];
    for (const file of [buildCsv(lines), await xlsxOf(rows)]) {
      const found = await fixture.check(file);
      expect(found.counts).toMatchObject({ changed: 0, faulty: texts.length });
      for (const [at, { changes, faults }] of (await fixture.lines(found.id)).entries()) {
        expect(changes).toEqual([]);
        expect(new Set(faults.map(({ value }) => value))).toEqual(new Set([texts[at]]));
        expect(faults.map(({ column }) => column).sort()).toEqual([
          'Brand',
          'Ingredients',
          'Stock',
          'Tags',
        ]);
      }
    }
  });

  it('is refused as a SKU', async () => {
    const texts = [...errors, ...others];
    const found = await fixture.check(buildCsv(texts.map((text) => newLine(text))));
    expect(found.counts).toMatchObject({ new: 0, faulty: texts.length });
  });

  it('is none where a text only looks a little like it', async () => {
    const texts = ['Item #1', 'E+', 'Vitamin E+C', '# 5', 'N/A', '2E5', 'A1.5E+2'];
    const made = await Promise.all(texts.map(() => makeListedProduct(store)));
    const found = await fixture.check(
      buildCsv(
        texts.map((text, at) => ({
          SKU: made[at]?.sku ?? '',
          Ingredients: text,
        })),
      ),
    );
    expect(found.counts).toMatchObject({ changed: texts.length, faulty: 0 });
  });
});

it('reads rates, amounts and numbers as owners write them', async () => {
  const { 'Net quantity': _, Price: __, MRP: ___, ...rest } = newLine('Y');
  const written = [
    ['Nil', '½', '0909 61 39', '1152 1998 000 123'],
    ['nil-rated', '1/2', '0909.61', '11521998000123'],
    ['EXEMPT', '3 x 75 g', '909 61 39', ''],
    ['0 %', '1 ½ kg', '0909', '-'],
  ];
  const found = await fixture.check(
    buildCsv([
      ...written.map(([gst = '', size = '', HSN = '', FSSAI = ''], at) => ({
        ...{ 'S.No.': `${at + 1}`, ...rest, SKU: `Y-${at}`, 'GST %': gst, 'Net quantity': size },
        ...{ HSN, FSSAI, Unit: 'kg', 'MRP (₹)': '120', 'Sale Rate (Rs.)': '100' },
      })),
      { 'S.No.': '5' },
    ]),
  );
  expect(await fixture.lines(found.id, '&outcome=faulty')).toEqual([]);
  expect(found.counts.new).toBe(4);
  await fixture.apply(found.id);
  const read = await Promise.all(written.map((___, at) => findProduct(`Y-${at}`)));
  expect(
    read.map((row) => [row?.gstRate, row?.netQuantity, row?.unit, row?.hsn, row?.fssaiNo]),
  ).toEqual([
    [0, 0.5, 'kg', '09096139', '11521998000123'],
    [0, 0.5, 'kg', '090961', '11521998000123'],
    [0, 225, 'g', '09096139', null],
    [0, 1.5, 'kg', '0909', null],
  ]);
  expect(read[0]).toMatchObject({ price: 10_000, basePrice: 12_000 });
});

it('reads amounts as price lists write them', async () => {
  const prices = ['120/-', 'Rs. 1,120/-', 'INR 120', '₹1,120.00', '1,120 /-'];
  const lines = prices.map((MRP, at) =>
    newLine(`PRICE-${at}`, { MRP, Price: '100', 'GST %': '5 %' }),
  );
  const found = await fixture.check(buildCsv(lines));
  expect(found.counts).toMatchObject({ new: prices.length, faulty: 0 });
});

describe('a column without a title', () => {
  const line = (sku: string, cells: readonly string[]) => [sku, ...cells].join(',');

  it.each([
    ['at the end', ['SKU,Name,,', 'S,Name of it,,']],
    ['at the end, in the titles alone', ['SKU,Name,,', 'S,Name of it']],
    ['at the end, in the lines alone', ['SKU,Name', 'S,Name of it,,']],
    ['in the middle', ['SKU,,Name', 'S,,Name of it']],
    ['in the middle, with blanks', ['SKU, ,Name', 'S,  ,Name of it']],
  ])('is nothing where it is empty: %s', async (_, rows) => {
    const { sku } = await makeListedProduct(store);
    const cells = rows.map((row) => row.replace(/^S,/, `${sku},`));
    for (const file of [
      `${cells.join('\r\n')}\r\n`,
      await xlsxOf(cells.map((row) => row.split(','))),
    ]) {
      const found = await fixture.check(file);
      expect(await fixture.lines(found.id, '&outcome=faulty')).toEqual([]);
      expect(found).toMatchObject({
        can_apply: true,
        counts: { changed: 1, faulty: 0 },
      });
    }
  });

  it('is a fault where any line has a value in it', async () => {
    const found = await fixture.check(
      ['SKU,,Name', line('C-1', ['', 'One']), line('C-2', ['x', 'Two'])].join('\n'),
    );
    const [titles] = await fixture.lines(found.id, '&outcome=faulty');
    expect(titles).toMatchObject({
      line: 1,
      faults: [{ message: 'Column 2 has no title' }],
    });
  });
});

describe('the lines with errors', () => {
  it('come back as XLSX with all digits and zeros, where XLSX was sent', async () => {
    const { sku } = await makeListedProduct(store, { stock: 38 });
    const rows = [
      ['SKU', 'HSN', 'FSSAI', 'Stock', 'Ingredients'],
      [sku, '0910', '11521998000123', 'many', '+ 5 % of =salt'],
    ];
    const found = await fixture.check(await xlsxOf(rows), 'list.xlsx');
    const path = `/staff/product-imports/${found.id}/faulty-lines/`;
    const answer = await store.app.request(path, {
      headers: { 'company-id': '33', authorization: `token ${fixture.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain(`import-${found.id}-errors.xlsx`);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const back = await fixture.download(path);
    expect((await readTable(back)).rows.map((row) => row.slice(0, 4))).toEqual(
      rows.map((row) => row.slice(0, 4)),
    );
    const again = await fixture.check(back, 'again.xlsx');
    const [line] = await fixture.lines(again.id);
    expect(line?.faults.map(({ column }) => column)).toEqual(['Stock']);
  });

  it('come back as CSV otherwise, and can be sent again and again', async () => {
    const { sku } = await makeListedProduct(store);
    let file: string | Uint8Array<ArrayBuffer> = buildCsv([
      { SKU: sku, Stock: 'many', Ingredients: '=salt' },
    ]);
    for (let turn = 0; turn < 3; turn += 1) {
      const found = await fixture.check(file);
      expect((await fixture.lines(found.id))[0]?.faults.map(({ column }) => column)).toEqual([
        'Stock',
      ]);
      file = await fixture.download(`/staff/product-imports/${found.id}/faulty-lines/`);
      expect(new TextDecoder().decode(file)).toContain(`${sku},many,'=salt`);
    }
  });
});
