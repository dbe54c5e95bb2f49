import { Buffer } from 'node:buffer';
import { escapeXml } from '../product-export/escape-xml.ts';
import { writeZip } from '../product-export/write-zip.ts';
import { readCsv } from './read-csv.ts';
import { readTable } from './read-table.ts';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Book {
  rows: string;
  /** Number formats of the styles 1, 2 …: an id, or a code. */
  formats?: (number | string)[];
  shared?: string[];
  /** Prefix of the namespace, as some programs write it. */
  prefix?: string;
  uses1904?: boolean;
}

/** An XLSX file of these rows. */
async function makeBook({ rows, formats = [], shared = [], prefix = '', uses1904 }: Book) {
  const p = prefix && `${prefix}:`;
  const space = prefix ? `xmlns:${prefix}="${spreadsheet}"` : `xmlns="${spreadsheet}"`;
  const codes = formats.flatMap((one, at) =>
    typeof one === 'string'
      ? [`<${p}numFmt numFmtId="${164 + at}" formatCode="${escapeXml(one)}"/>`]
      : [],
  );
  const styles = ['0', ...formats.map((one, at) => (typeof one === 'string' ? 164 + at : one))];
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/workbook.xml': `<${p}workbook ${space} xmlns:r="${office}">${uses1904 ? `<${p}workbookPr date1904="1"/>` : ''}<${p}sheets><${p}sheet name="S" sheetId="1" r:id="r1"/></${p}sheets></${p}workbook>`,
    'xl/styles.xml': `<${p}styleSheet ${space}><${p}numFmts>${codes.join('')}</${p}numFmts><${p}cellStyleXfs><${p}xf numFmtId="9"/></${p}cellStyleXfs><${p}cellXfs>${styles.map((id) => `<${p}xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</${p}cellXfs></${p}styleSheet>`,
    'xl/sharedStrings.xml': `<${p}sst ${space}>${shared.map((one) => `<${p}si>${one}</${p}si>`).join('')}</${p}sst>`,
    'xl/worksheets/sheet1.xml': `<${p}worksheet ${space}><${p}cols><${p}col min="1" max="3" width="9"/></${p}cols><${p}sheetData>${rows}</${p}sheetData></${p}worksheet>`,
  };
  const parts: Uint8Array[] = [];
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: [text] }));
  for await (const part of writeZip(entries)) parts.push(part);
  return Buffer.concat(parts);
}

/** The text of one cell, written as `<c r="A1" …>`. */
async function readCell(cell: string, book: Omit<Book, 'rows'> = {}): Promise<string> {
  const tag = book.prefix ? `${book.prefix}:row` : 'row';
  const { rows } = await readTable(
    await makeBook({ ...book, rows: `<${tag} r="1">${cell}</${tag}>` }),
  );
  return rows[0]?.[0] ?? '';
}

const numberCell = (stored: string, style = 0) => `<c r="A1" s="${style}"><v>${stored}</v></c>`;

describe('a number in an XLSX file', () => {
  it.each([
    ['8904109400018', '8904109400018'],
    ['11521998000123', '11521998000123'],
    ['999999999999999', '999999999999999'],
    ['8.904109400018E12', '8904109400018'],
    ['1.1521998000123E+13', '11521998000123'],
    ['1234567890123450', '1.23456789012345E+15'],
    ['349', '349'],
    ['349.0', '349'],
    ['-3', '-3'],
    ['0.30000000000000004', '0.3'],
    ['299.99999999999994', '300'],
    ['1299.5', '1299.5'],
    ['0.0625', '0.0625'],
    ['12345.6789012345', '12345.6789012345'],
  ])('%s is read as %s', async (stored, text) => {
    expect(await readCell(numberCell(stored))).toBe(text);
    expect(await readCell(`<c r="A1" t="n"><v>${stored}</v></c>`)).toBe(text);
    expect(await readCell(`<c r="A1"><f>B1*1</f><v>${stored}</v></c>`)).toBe(text);
  });

  it.each<[string, string | number, string]>([
    ['0.05', 9, '5%'],
    ['0.18', 10, '18%'],
    ['2.5000000000000001E-3', 10, '0.25%'],
    ['0.07', '0.0%', '7%'],
    ['0.28', '0%;[Red]-0%', '28%'],
    ['5', '0"%"', '5'],
    ['910', '0000', '0910'],
    ['9103030', '00000000', '09103030'],
    ['380009', '000000;@', '380009'],
    ['299', '[$₹-4009] #,##0.00', '299'],
    ['299', '"Rs." #,##0', '299'],
    ['299', '_ * #,##0.00_ ;_ * -#,##0.00_ ', '299'],
    ['1250', '#,##0 "days"', '1250'],
    ['42', 'General', '42'],
    ['42', 49, '42'],
    ['46354', 14, '2026-11-28 (date)'],
    ['46354', 'dd\\-mm\\-yyyy', '2026-11-28 (date)'],
    ['46354.4375', 22, '2026-11-28 10:30 (date)'],
    ['46354.437500001', 'dd/mm/yyyy hh:mm', '2026-11-28 10:30 (date)'],
    ['46354.43784722222', 'yyyy-mm-dd hh:mm:ss', '2026-11-28 10:30:30 (date)'],
    ['0.4375', 20, '10:30 (date)'],
  ])('%s with the format %s is read as %s', async (stored, format, text) => {
    expect(await readCell(numberCell(stored, 1), { formats: [format] })).toBe(text);
  });

  it('is a date of a Mac of old', async () => {
    expect(await readCell(numberCell('44892', 1), { formats: [14], uses1904: true })).toBe(
      '2026-11-28 (date)',
    );
  });
});

describe('another cell of an XLSX file', () => {
  it.each([
    ['<c r="A1" t="e"><f>VLOOKUP(1,B:C,2)</f><v>#N/A</v></c>', '#N/A'],
    ['<c r="A1" t="e"><v>#REF!</v></c>', '#REF!'],
    ['<c r="A1" t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['<c r="A1" t="b"><v>1</v></c>', 'yes'],
    ['<c r="A1" t="b"><v>0</v></c>', 'no'],
    ['<c r="A1" t="str"><f>A2&amp;B2</f><v>Tea &amp; herbs</v></c>', 'Tea & herbs'],
    ['<c r="A1" t="inlineStr"><is><t>0910</t></is></c>', '0910'],
    [
      '<c r="A1" t="inlineStr"><is><r><t>Tul</t></r><r><rPr><b/></rPr><t>si</t></r></is></c>',
      'Tulsi',
    ],
    ['<c r="A1" t="inlineStr"><is><t>+919000000001</t></is></c>', '+919000000001'],
    ['<c r="A1" t="inlineStr"><is><t>=A1</t></is></c>', "'=A1"],
    ["<c r='A1' t='inlineStr'><is><t>हल्दी 🌿</t></is></c>", 'हल्दी 🌿'],
    ['<c r="A1" t="s"><v>1</v></c>', 'Neem'],
    ['<c r="A1" t="s"><v>0</v></c>', '8904109400018'],
    ['<c r="A1" s="1"/><c r="B1"><v>1</v></c>', ''],
    ['<c r="A1" s="1"></c><c r="B1"><v>1</v></c>', ''],
    ['<c r="A1" t="str"><f>""</f><v></v></c><c r="B1"><v>1</v></c>', ''],
  ])('%s is read as %j', async (cell, text) => {
    expect(
      await readCell(cell, {
        formats: [9],
        shared: ['<t>8904109400018</t>', '<r><t>Ne</t></r><r><t>em</t></r>'],
      }),
    ).toBe(text);
  });

  it('is read where tags have a prefix', async () => {
    const cell = '<x:c r="A1" s="1"><x:v>0.12</x:v></x:c>';
    expect(await readCell(cell, { prefix: 'x', formats: [9] })).toBe('12%');
  });

  it('keeps its place between empty ones', async () => {
    const { rows } = await readTable(
      await makeBook({
        rows: '<row r="1"><c r="B1"><v>8904109400018</v></c><c r="C1"/><c r="D1" t="e"><v>#N/A</v></c></row><row r="3"><c r="A3"><v>1</v></c></row>',
      }),
    );
    expect(rows[0]).toEqual(['', '8904109400018', '', '#N/A']);
    expect(rows[2]?.[0]).toBe('1');
  });
});

describe('a CSV file', () => {
  it.each([
    ['A,B\r\n1,2\n3,4\n', 'titles of one program, lines of another'],
    ['A,B\n1,2\r\n3,4\r\n', 'the other way'],
    ['A,B\r1,2\r3,4', 'a Mac of old'],
    ['A,B\r\n1,2\r3,4\n', 'three kinds'],
    ['"A","B"\r\n"1","2"\n"3","4"', 'all in quotation marks'],
    ['\ufeffA;B\r\n1;2\n3;4\n', 'semicolons and a byte order mark'],
    ['A\tB\n1\t2\r\n3\t4', 'tabs'],
  ])('is read with mixed line ends: %j (%s)', async (text) => {
    const { rows } = await readCsv(Buffer.from(text), 10);
    expect(rows).toEqual([
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('keeps line breaks inside quotation marks', async () => {
    const { rows } = await readCsv(Buffer.from('A,B\r\n"x\ny","p\r\nq"\n'), 10);
    expect(rows[1]).toEqual(['x\ny', 'p\r\nq']);
  });

  it.each(['sep=;\r', 'sep=;\n', 'sep=;\r\n'])('knows %j', async (first) => {
    const { rows } = await readCsv(Buffer.from(`${first}A;B\n1,5;2\n`), 10);
    expect(rows.slice(1)).toEqual([
      ['A', 'B'],
      ['1,5', '2'],
    ]);
  });

  it.each([65_533, 65_534, 65_535, 65_536, 131_070, 131_071])(
    'keeps letters beyond U+FFFF at unit %d',
    async (unit) => {
      const head = 'A,B\n';
      const cell = `${'x'.repeat(unit - head.length)}🌿🌿${'y'.repeat(70_000)}`;
      const { rows } = await readCsv(Buffer.from(`${head}${cell},2\n`), 10);
      expect(rows[1]).toEqual([cell, '2']);
    },
  );
});
