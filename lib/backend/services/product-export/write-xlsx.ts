import { writeZip } from './write-zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
/*
 * Cells have the text format (49), so that spreadsheets keep leading zeros of an HSN; the first row
 * is bold.
 */
const styles = `${head}<styleSheet xmlns="${sheets}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0"/><xf numFmtId="49" fontId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const workbook = (name: string) =>
  `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`;

export type SheetCell = string | number;

/** Streams an XLSX file with one sheet; `rows` are batches, the first row contains the titles. */
export function writeXlsx(
  sheetName: string,
  rows: AsyncIterable<SheetCell[][]>,
): AsyncGenerator<Uint8Array> {
  return writeZip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [relations] },
    { name: 'xl/workbook.xml', content: [workbook(sheetName)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [bookRelations] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: drawSheet(rows) },
  ]);
}

async function* drawSheet(bunches: AsyncIterable<SheetCell[][]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let row = 0;
  for await (const bunch of bunches) {
    yield bunch.map((cells) => drawRow(cells, (row += 1))).join('');
  }
  yield '</sheetData></worksheet>';
}

function drawRow(cells: SheetCell[], row: number): string {
  const drawn = cells.map((cell, column) => {
    if (cell === '') return '';
    const place = `r="${letters(column)}${row}"`;
    return typeof cell === 'number'
      ? `<c ${place}><v>${cell}</v></c>`
      : `<c ${place} s="${row === 1 ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${drawn.join('')}</row>`;
}

/** A, B … Z, AA, AB … */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

/*
 * XML 1.0 allows no other control characters, and normalises a raw carriage return to a line feed.
 */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\r', '&#13;');
