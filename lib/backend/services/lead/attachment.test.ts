import { attachmentTitle, attachmentEnding } from './attachment-type.ts';

const directoryEntry = 0x02014b50;

const endOfDirectory = 0x06054b50;

const localHeader = 0x04034b50;

const toBytes = (text: string) => new TextEncoder().encode(text);
const office = (...names: string[]) => zipOf(['[Content_Types].xml', ...names]);

describe('what a file is by its content', () => {
  it.each([
    ['pdf', toBytes('%PDF-1.7\n…')],
    ['png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['docx', office('word/document.xml')],
    ['xlsx', office('xl/workbook.xml', 'xl/worksheets/sheet1.xml')],
    ['csv', toBytes('name,price\nGhee,₹500\n')],
    ['csv', toBytes('\ufeffname;price\r\nGhee;500')],
  ])('can be %s', (ending, bytes) => {
    expect(attachmentEnding(bytes)).toBe(ending);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a program', toBytes('MZ\u0000\u0001, a, b')],
    ['HTML', toBytes(' <script>alert(1, 2)</script>')],
    ['a picture that can hold scripts', toBytes('<svg onload="a(1,2)"/>')],
    ['text without columns', toBytes('Hello\nyou, there')],
    ['text that is not UTF-8', Uint8Array.of(0x61, 0x2c, 0xff, 0xfe)],
    ['an archive', zipOf(['a.txt'])],
    ['a document with macros', office('word/document.xml', 'word/vbaProject.bin')],
    ['a table with controls', office('xl/workbook.xml', 'xl/activeX/activeX1.bin')],
    ['an archive that is cut off', office('word/document.xml').slice(0, -30)],
    ['an archive whose directory lies', lying()],
  ])('is of no use where it is %s', (_, bytes) => {
    expect(attachmentEnding(bytes)).toBeUndefined();
  });
});

/** A ZIP archive with a false entry count and directory offset. */
function lying(): Uint8Array {
  const bytes = office('word/document.xml');
  const view = new DataView(bytes.buffer);
  view.setUint16(bytes.length - 12, 9_999, true);
  view.setUint32(bytes.length - 6, 0xffff_fff0, true);
  return bytes;
}

describe('what a file is called', () => {
  it.each([
    ['Price list.xlsx', 'xlsx', 'Price list.xlsx'],
    ['Scan.JPEG', 'jpg', 'Scan.jpg'],
    ['C:\\Users\\me\\plan.pdf', 'pdf', 'plan.pdf'],
    ['../../etc/passwd', 'csv', 'passwd.csv'],
    ['invoice.pdf.exe', 'pdf', 'invoice.pdf.exe.pdf'],
    ['a"\r\nX-Header: 1.pdf', 'pdf', 'aX-Header 1.pdf'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['', 'png', 'attachment.png'],
    ['मूल्य सूची.csv', 'csv', 'मूल्य सूची.csv'],
    [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(120)}.pdf`],
  ] as const)('%s, a %s, is called %s', (sent, ending, title) => {
    expect(attachmentTitle(sent, ending)).toBe(title);
  });

  it('costs no more than a moment, however long the name is', () => {
    const begin = process.cpuUsage();
    attachmentTitle('\u0301\u0327'.repeat(50_000), 'pdf');
    expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(250);
  });
});

/** Builds an archive of empty files with these names, enough for type detection. */
function zipOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local = new Uint8Array(30);
  new DataView(local.buffer).setUint32(0, localHeader, true);
  const entries = names.map((name) => {
    const text = encoder.encode(name);
    const entry = new Uint8Array(46 + text.length);
    const view = new DataView(entry.buffer);
    view.setUint32(0, directoryEntry, true);
    view.setUint16(28, text.length, true);
    entry.set(text, 46);
    return entry;
  });
  const directory = entries.reduce((sum, { length }) => sum + length, 0);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, endOfDirectory, true);
  view.setUint16(8, names.length, true);
  view.setUint16(10, names.length, true);
  view.setUint32(12, directory, true);
  view.setUint32(16, local.length, true);
  const archive = new Uint8Array(local.length + directory + end.length);
  let at = 0;
  for (const part of [local, ...entries, end]) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
