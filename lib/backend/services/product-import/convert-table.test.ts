import { convertTable } from './convert-table.ts';

const convert = (rows: string[][]) => convertTable({ rows, note: '' });

/** The lines of a converted list by title. */
function records(rows: string[][]) {
  const [titles = [], ...lines] = convert(rows).rows;
  return lines.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [titles[at] ?? '', cell])),
  );
}

describe('a list with titles of its own', () => {
  it('gets our titles, and the note says which column was read as what', () => {
    const { rows, note } = convert([
      ['Item code', 'Product', 'Selling price', 'qty', 'HSN Code', 'Shelf no.'],
      ['A-1', 'Jaggery', '90', '4', '1701', '7'],
    ]);
    expect(rows).toEqual([
      ['SKU', 'Name', 'Price', 'Stock', 'HSN', 'Shelf no.'],
      ['A-1', 'Jaggery', '90', '4', '1701', '7'],
    ]);
    expect(note).toContain('“Selling price” as Price');
    expect(note).toContain('“qty” as Stock');
  });

  it('keeps our own column where both are there', () => {
    const { rows } = convert([
      ['SKU', 'Title', 'Price', 'Rate'],
      ['A-1', 'Jaggery', '90', '80'],
    ]);
    expect(rows[0]).toEqual(['SKU', 'Name', 'Price', 'Rate']);
  });

  it('splits a size into net quantity and unit', () => {
    expect(
      records([
        ['SKU', 'Product', 'Pack size'],
        ['A-1', 'Jaggery', '500 gm'],
        ['A-2', 'Oil', '1.5 Ltr'],
        ['A-3', 'Incense', 'box'],
        ['A-4', 'Tea', '25 Bags'],
      ]),
    ).toEqual([
      { SKU: 'A-1', Name: 'Jaggery', 'Net quantity': '500', Unit: 'g' },
      { SKU: 'A-2', Name: 'Oil', 'Net quantity': '1.5', Unit: 'l' },
      { SKU: 'A-3', Name: 'Incense', 'Net quantity': 'box', Unit: '' },
      { SKU: 'A-4', Name: 'Tea', 'Net quantity': '25', Unit: 'bags' },
    ]);
  });

  it('takes the unit of the size, not that in which it is sold', () => {
    expect(
      records([
        ['SKU', 'UOM', 'Pack size'],
        ['A-1', 'PCS', '500 g'],
        ['A-2', 'ml', '200'],
      ]),
    ).toEqual([
      { SKU: 'A-1', Unit: 'g', 'Net quantity': '500' },
      { SKU: 'A-2', Unit: 'ml', 'Net quantity': '200' },
    ]);
  });

  it('may have a heading above its titles, which is skipped', () => {
    const { rows, note } = convert([
      ['Vanashree price list', '', ''],
      ['November 2026', '', ''],
      ['Item code', 'Price', 'MRP'],
      ['A-1', '90', '100'],
    ]);
    expect(rows).toEqual([[], [], ['SKU', 'Price', 'MRP'], ['A-1', '90', '100']]);
    expect(note).toContain('Rows above the titles in row 3 were skipped.');
  });

  it('is left as it is where all titles are ours', () => {
    const table = {
      rows: [
        ['SKU', 'Price', 'Tags'],
        ['A-1', '90', 'a, b'],
      ],
      note: 'n',
    };
    expect(convertTable(table)).toBe(table);
  });
});

describe('an export of Shopify', () => {
  const titles = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Tracker',
    'Variant Inventory Qty',
    'Variant Price',
    'Variant Compare At Price',
    'Image Src',
    'Published',
    'Status',
  ];
  const list = [
    titles,
    ...[
      'jaggery|Jaggery|<p>Dark</p>|Gudwala|Sweeteners|new, dark|Size|500 g|JG-500|520|shopify|7|90|110|https://a.in/1.jpg|TRUE|active',
      'jaggery||||||Size|1 kg||1020|shopify|3|170||https://a.in/2.jpg||',
      'jaggery||||||||||||||||',
      'tea|Tulsi tea 100g||Ban|Tea||Title|Default Title||120||0|150|150||TRUE|draft',
    ].map((line) => line.split('|')),
  ];

  it('gives a product for each variant, with the texts and pictures of its first line', () => {
    expect(records(list)).toEqual([
      expect.objectContaining({
        SKU: 'JG-500',
        Name: 'Jaggery – 500 g',
        Family: 'Jaggery',
        'Option 1': 'Size: 500 g',
        Brand: 'Gudwala',
        Category: 'Sweeteners',
        MRP: '110',
        Price: '90',
        Stock: '7',
        'Net quantity': '500',
        Unit: 'g',
        Tags: 'new | dark',
        Published: 'yes',
        Description: '<p>Dark</p>',
        Pictures: 'https://a.in/1.jpg | https://a.in/2.jpg',
      }),
      expect.objectContaining({
        SKU: 'JAGGERY-1-KG',
        Name: 'Jaggery – 1 kg',
        Family: 'Jaggery',
        'Option 1': 'Size: 1 kg',
        Brand: 'Gudwala',
        MRP: '170',
        Price: '170',
        Stock: '3',
        'Net quantity': '1',
        Unit: 'kg',
        Published: 'yes',
      }),
      {},
      expect.objectContaining({
        SKU: 'TEA',
        Name: 'Tulsi tea 100g',
        Family: '',
        Stock: '',
        'Net quantity': '100',
        Published: 'no',
      }),
    ]);
  });

  it('joins a third option to the second, for a family has two', () => {
    const [first, second] = records([
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'].concat([
        'Option3 Name',
        'Option3 Value',
        'Variant Price',
      ]),
      ['tea', 'Tea', 'Size', '100 g', 'Taste: kind', 'Mint', 'Pack', 'Tin', '100'],
      ['tea', '', '', '100 g', '', 'Mint', '', 'Bag', '90'],
    ]);
    expect(first).toMatchObject({
      Family: 'Tea',
      'Option 1': 'Size: 100 g',
      'Option 2': 'Taste  kind / Pack: Mint / Tin',
    });
    expect(second).toMatchObject({ 'Option 2': 'Taste  kind / Pack: Mint / Bag' });
  });

  it('names the columns that are not imported', () => {
    expect(convert(list).note).toMatch(/export from Shopify.*“Variant Grams”/);
  });

  it('takes a column that the owner has added to it', () => {
    const [first, second] = records([
      ['Handle', 'Title', 'Variant Price', 'HSN code', 'GST %'],
      ['tea', 'Tea', '100', '0902', '5'],
      ['tea', '', '180', '', ''],
    ]);
    expect(first).toMatchObject({ HSN: '0902', 'GST %': '5', Price: '100' });
    expect(second).toMatchObject({ HSN: '0902', 'GST %': '5', Price: '180' });
  });
});

describe('an export of WooCommerce', () => {
  it('takes variants with the facts of their parent, and the regular price as MRP', () => {
    expect(
      records([
        ['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'In stock?', 'Stock'].concat([
          'Sale price',
          'Regular price',
          'Categories',
          'Tags',
          'Images',
          'Parent',
          'Brands',
          'Attribute 1 name',
          'Attribute 1 value(s)',
        ]),
        ['7', 'variable', 'HONEY', 'Honey', '1', 'Raw\\nand wild', '1', '', '', ''].concat([
          'Food > Honey, Gifts',
          'raw, wild',
          'https://a.in/1.jpg, https://a.in/2.jpg',
          '',
          'Ban',
          'Size',
          '250 g, 500 g',
        ]),
        [
          '8',
          'variation',
          '',
          'Honey - 250 g',
          '1',
          '',
          '0',
          '',
          '',
          '300',
          '',
          '',
          '',
          'HONEY',
          '',
          'Size',
          '250 g',
        ],
        [
          '9',
          'simple',
          'GHEE',
          'Ghee',
          '-1',
          '',
          '1',
          '5',
          '800',
          '900',
          'Food',
          '',
          '',
          '',
          'Ban',
          'Origin',
          'Kutch',
        ],
      ]),
    ).toEqual([
      {},
      expect.objectContaining({
        SKU: 'WC-8',
        Name: 'Honey - 250 g',
        Family: 'Honey',
        'Option 1': 'Size: 250 g',
        MRP: '300',
        Price: '300',
        Stock: '0',
        Category: 'Food > Honey',
        Tags: 'raw | wild',
        Brand: 'Ban',
        Description: 'Raw\nand wild',
        Pictures: 'https://a.in/1.jpg | https://a.in/2.jpg',
        'Net quantity': '250',
        Unit: 'g',
        Published: '1',
      }),
      expect.objectContaining({
        SKU: 'GHEE',
        MRP: '900',
        Price: '800',
        Stock: '5',
        Published: 'no',
      }),
    ]);
  });
});
