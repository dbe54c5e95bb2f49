import { escapeXml } from './escape-xml.ts';
import { writeZip } from './write-zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheetFiles: readonly string[]) =>
  `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>${sheetFiles.map((file) => `<Override PartName="/xl/${file}" ContentType="${media}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookRelations = (sheetFiles: readonly string[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${sheetFiles.map((file, index) => `<Relationship Id="r${index + 1}" Type="${office}/worksheet" Target="${file}"/>`).join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
/*
 * Cells have the text format (49), so that spreadsheets keep leading zeros of an HSN; the first row
 * is bold.
 */
const styles = `${head}<styleSheet xmlns="${sheets}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0"/><xf numFmtId="49" fontId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const workbook = (sheetNames: readonly string[]) =>
  `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets>${sheetNames.map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`;

export type SheetCell = string | number;

/** `rows` are batches; the first row contains the titles. */
export interface Sheet {
  name: string;
  rows: AsyncIterable<SheetCell[][]> | Iterable<SheetCell[][]>;
}

/** Streams an XLSX file with one sheet. */
export const writeXlsx = (name: string, rows: Sheet['rows']): AsyncGenerator<Uint8Array> =>
  writeWorkbook([{ name, rows }]);

/** Streams an XLSX file. */
export function writeWorkbook(parts: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const files = parts.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  return writeZip([
    { name: '[Content_Types].xml', content: [contentTypes(files)] },
    { name: '_rels/.rels', content: [relations] },
    { name: 'xl/workbook.xml', content: [workbook(parts.map(({ name }) => name))] },
    { name: 'xl/_rels/workbook.xml.rels', content: [bookRelations(files)] },
    { name: 'xl/styles.xml', content: [styles] },
    ...parts.map(({ rows }, index) => ({ name: `xl/${files[index]}`, content: drawSheet(rows) })),
  ]);
}

async function* drawSheet(bunches: Sheet['rows']): AsyncGenerator<string> {
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
    const cellRef = `r="${letters(column)}${row}"`;
    return typeof cell === 'number'
      ? `<c ${cellRef}><v>${cell}</v></c>`
      : `<c ${cellRef} s="${row === 1 ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${drawn.join('')}</row>`;
}

/** A, B … Z, AA, AB … */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));
