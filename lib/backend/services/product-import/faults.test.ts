import { buildCsv, importFixture, newLine } from '../../testing/import-fixture.ts';
import { makeListedProduct, makeCategory } from '../../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof importFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await importFixture(store);
});
afterAll(() => store.close());

const wrong: [column: string, value: string, message: string][] = [
  ['SKU', '', 'SKU is missing'],
  ['SKU', 'F 1', 'SKU can contain only letters, digits and . / - _'],
  ['SKU', 'F'.repeat(41), 'SKU has 41 characters; the limit is 40'],
  ['SKU', 'FINE', 'SKU “FINE” is already in row 2'],
  ['SKU', 'ELSEWHERE', 'SKU “ELSEWHERE” belongs to a product of another shop'],
  ['Name', '', 'Name is missing'],
  ['Name', 'x', 'Name must have at least 2 characters'],
  ['Name', 'x'.repeat(201), 'Name has 201 characters; the limit is 200'],
  ['Name', 'a\u0007b', 'Name has a character that can’t be printed. Enter the text again.'],
  ['Name', 'Caf\ufffd', 'Name has garbled letters (�). Save the file as “CSV UTF-8”.'],
  ['Local name', 'ह'.repeat(101), 'Local name has 101 characters; the limit is 100'],
  ['Brand', '', 'Brand is missing'],
  ['Brand', 'Aranja', 'There is no brand “Aranja”. Did you mean “Aranya”?'],
  ['Brand', 'x', 'Brand must have at least 2 characters'],
  ['Category', '', 'Category is missing'],
  [
    'Category',
    'Ground spices',
    'There is no category “Ground spices”. Did you mean “Food > Spices and masalas > Ground spices”?',
  ],
  [
    'Category',
    'Food > Spices and masala',
    'There is no category “Food > Spices and masala”. Did you mean “Food > Spices and masalas”?',
  ],
  ['Category', 'Foods > Machines', 'There is no category “Foods”. Did you mean “Food”?'],
  ['Category', 'A > B > C > D', 'Category has 4 levels; the limit is 3'],
  ['Form', '', 'Form is missing'],
  ['Form', 'Pouder', 'There is no form “Pouder”. Did you mean “Powder”?'],
  ['MRP', '', 'MRP is missing'],
  ['MRP', 'abc', 'MRP must be a number such as 1299.50'],
  ['MRP', '199,50', 'MRP must be a number such as 1299.50'],
  ['MRP', '0', 'MRP must be above 0'],
  ['MRP', '-5', 'MRP must not be below 0'],
  ['MRP', '200.005', 'MRP must have at most 2 decimals'],
  ['MRP', '99999999', 'MRP must be at most 1,00,00,000'],
  ['Price', '', 'Price is missing'],
  ['Price', 'ask us', 'Price must be a number such as 1299.50'],
  ['Price', '0', 'Price must be above 0'],
  ['Price', '201', 'Price can’t be higher than the MRP of ₹200'],
  ['Stock', 'many', 'Stock must be a number such as 24'],
  ['Stock', '-1', 'Stock must not be below 0'],
  ['Stock', '1.5', 'Stock must be a whole number'],
  ['Stock', '1000001', 'Stock must be at most 10,00,000'],
  ['HSN', '', 'HSN is missing'],
  ['HSN', '91', 'HSN must be 4, 6 or 8 digits'],
  ['GST %', '', 'GST % is missing'],
  ['GST %', 'five', 'GST % must be a number such as 5'],
  ['GST %', '13', 'GST must be 0, 0.25, 3, 5, 18 or 40%'],
  [
    'GST %',
    '12',
    'GST of 12% ended on 22 September 2025. Most of these products are now at 5% or 18%',
  ],
  ['Net quantity', '', 'Net quantity is missing'],
  ['Net quantity', '100 jars', 'Net quantity must be a number such as 250'],
  ['Net quantity', '0', 'Net quantity must be above 0'],
  ['Net quantity', '0.0001', 'Net quantity must have at most 3 decimals'],
  ['Unit', '', 'Unit is missing'],
  ['Unit', 'u'.repeat(21), 'Unit has 21 characters; the limit is 20'],
  ['Veg', 'maybe', 'Veg must be yes or no'],
  ['Origin', '', 'Origin is missing'],
  ['Origin', 'Kerala', 'Origin must be a country, such as India'],
  ['Manufacturer', '', 'Manufacturer is missing'],
  ['Manufacturer', 'm'.repeat(301), 'Manufacturer has 301 characters; the limit is 300'],
  ['FSSAI', '1234', 'FSSAI number must be 14 digits'],
  ['Shelf life', 's'.repeat(101), 'Shelf life has 101 characters; the limit is 100'],
  ['Ingredients', 'i'.repeat(3_001), 'Ingredients has 3001 characters; the limit is 3000'],
  [
    'Benefits',
    Array.from({ length: 21 }, (_, index) => `b${index}`).join('|'),
    'Benefits has 21 entries; the limit is 20',
  ],
  ['Benefits', 'b'.repeat(301), 'A benefit has 301 characters; the limit is 300'],
  ['Benefits', 'fresh | fresh', 'Benefits has the same entry twice'],
  ['Description', 'd'.repeat(20_001), 'Description has 20001 characters; the limit is 20000'],
  ['Meta title', 't'.repeat(121), 'Meta title has 121 characters; the limit is 120'],
  ['Meta description', 't'.repeat(321), 'Meta description has 321 characters; the limit is 320'],
  ['Meta keywords', 't'.repeat(301), 'Meta keywords has 301 characters; the limit is 300'],
  ['Tags', 'Best Sellers', 'There is no tag “Best Sellers”. Did you mean “Best Seller”?'],
  ['Tags', 'Best Seller | best seller', 'Tags has the same entry twice'],
  ['Published', 'soon', 'Published must be yes or no'],
  ['Published', '', 'Published is missing'],
  [
    'Pictures',
    'http://example.in/a.webp',
    'The picture “http://example.in/a.webp” must have an https:// address',
  ],
  [
    'Pictures',
    'https://169.254.169.254/latest',
    'The picture “https://169.254.169.254/latest” is on a server in an internal network',
  ],
  [
    'Pictures',
    'https://localhost/a.webp',
    'The picture “https://localhost/a.webp” is on a server in an internal network',
  ],
  [
    'Pictures',
    'https://[::ffff:10.0.0.1]/a.webp',
    'The picture “https://[::ffff:10.0.0.1]/a.webp” is on a server in an internal network',
  ],
  [
    'Pictures',
    'https://a:b@example.in/a.webp',
    'The picture “https://a:b@example.in/a.webp” has an address that can’t be used',
  ],
  [
    'Pictures',
    'C:/pictures/a.webp',
    '“C:/pictures/a.webp” is not a picture address: it must begin with https://, /pictures/ or /files/',
  ],
  [
    'Pictures',
    Array.from({ length: 21 }, (_, index) => `/pictures/${index}.webp`).join('|'),
    'Pictures has 21 entries; the limit is 20',
  ],
  [
    'Pictures',
    '/pictures/../a.webp',
    '“/pictures/../a.webp” is not a picture address: it must begin with https://, /pictures/ or /files/',
  ],
];

it('says of each of more than fifty faults in one file what is wrong, and takes none of it over', async () => {
  await makeListedProduct(store, { sku: 'ELSEWHERE', websites: [34] });
  const all = Object.fromEntries(wrong.map(([column]) => [column, '']));
  const lines = wrong.map(([column, value], index) => ({
    ...newLine(`F-${index}`, { ...all, ...newLine(`F-${index}`), Published: 'yes' }),
    [column]: value,
  }));
  const fine = { ...all, ...newLine('FINE'), Published: 'yes' };
  // Unescaped, as a user types it: `buildCsv` would escape the formula.
  const typed = buildCsv([fine, ...lines, { ...fine, SKU: 'F-X', Unit: 'FORMULA' }]).replace(
    'FORMULA',
    '=A1&B1',
  );
  const found = await fixture.check(typed);
  expect(found).toMatchObject({
    can_apply: false,
    counts: { new: 1, changed: 0, unchanged: 0, faulty: wrong.length + 1 },
  });
  const report = [
    ...(await fixture.lines(found.id, '&outcome=faulty')),
    ...(await fixture.lines(found.id, '&outcome=faulty&page=2')),
  ];
  const reported = report.map(({ line, faults }) => [line, faults.map(({ message }) => message)]);
  expect(reported).toEqual([
    ...wrong.map(([, , message], index) => [index + 3, [message]]),
    [
      wrong.length + 3,
      ["Unit has a formula. Enter the value, or put a ' before it if it is text."],
    ],
  ]);
  expect(new Set(wrong.map(([, , message]) => message)).size).toBeGreaterThanOrEqual(50);
  for (const [index, [column]] of wrong.entries()) {
    expect(report[index]?.faults[0]?.column).toBe(column);
  }
});

it('says what is wrong with the titles', async () => {
  const found = await fixture.check('SKU,Prise,Name,name,,Colour\nT-1,1,Two,Two,x,red\n');
  const [line] = await fixture.lines(found.id);
  expect(line).toMatchObject({ line: 1, outcome: 'faulty' });
  expect(line?.faults.map(({ message }) => message)).toEqual([
    'There is no column “Prise”. Did you mean “Price”?',
    'Two columns are called “name”: 3 and 4',
    'Column 5 has no title',
    'There is no column “Colour”.',
  ]);
  const keyless = await fixture.check('Name,Price\nTwo,1\n');
  expect((await fixture.lines(keyless.id))[0]?.faults[0]?.message).toBe(
    'The column “SKU” is missing. It identifies each product.',
  );
});

it('says what a new product lacks, and what is odd about a line as a whole', async () => {
  const found = await fixture.check('SKU,Name,Price\nN-1,"New, one",5,6,7\nN-2,New\n');
  const [long, short] = await fixture.lines(found.id);
  expect(long?.faults.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'The row has 5 cells, but there are 3 columns. Check for a comma in text without quotation marks.',
      'This is a new product, but the list has no column for: Brand, Category, Form, MRP, HSN, GST %, Net quantity, Unit, Origin, Manufacturer',
    ]),
  );
  expect(short?.faults[0]?.message).toBe('The row has only 2 of 3 cells');
});

it('keeps an MRP above the price that stays', async () => {
  const { sku } = await makeListedProduct(store, { price: 30_000, basePrice: 35_000 });
  const found = await fixture.check(buildCsv([{ SKU: sku, MRP: '299.99' }]));
  expect((await fixture.lines(found.id))[0]?.faults).toEqual([
    { column: 'MRP', value: '₹299.99', message: 'MRP can’t be lower than the price of ₹300' },
  ]);
});

it('takes a category by its whole path alone', async () => {
  const top = await makeCategory(store, 'Gifts and more');
  await makeCategory(store, 'Tea', top);
  const found = await fixture.check(
    buildCsv([
      newLine('C-1', { Category: 'gifts and more>tea' }),
      newLine('C-2', { Category: 'Gifts and more > Teas' }),
    ]),
  );
  expect(found.counts).toMatchObject({ new: 1, faulty: 1 });
});

describe('a file that is no list', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  it.each([
    ['is empty', bytes(), /^Choose a CSV/],
    ['holds nothing but blanks', ' \n \n', /no products/],
    ['holds titles alone', 'SKU,Name\n', /no products/],
    ['is a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0), /^Choose a CSV or XLSX file/],
    ['is an old Excel file', bytes(0xd0, 0xcf, 0x11, 0xe0, 1), /an old Excel file/],
    ['is a broken XLSX file', bytes(0x50, 0x4b, 3, 4, 1, 2), /can’t be read as XLSX/],
    ['has a quotation mark left open', 'SKU,Name\nA,B\nC,"D\n', /from row 3:/],
    ['has text after a quotation mark', 'SKU,Name\nA,"B"C\n', /from row 2:/],
    ['is too long', `SKU\n${'A\n'.repeat(20_001)}`, /more than 20,000 rows/],
  ])('is told so where it %s', async (_, content, sentence) => {
    const found = await fixture.check(content).catch((error: Error) => error);
    if (found instanceof Error) expect(found.message).toMatch(sentence);
    else {
      expect(found.status).toBe('failed');
      expect(found.note).toMatch(sentence);
    }
  });
});
