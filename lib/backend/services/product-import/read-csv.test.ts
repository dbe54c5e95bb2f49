import { readCsv } from './read-csv.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);
const million = 1024 * 1024;

it.each([
  ['a line of endless cells', 'a,'.repeat(3 * million)],
  ['a cell that never ends', `"${'a\n'.repeat(2 * million)}`],
])('T27: stops reading at %s', async (_, text) => {
  await expect(readCsv(toBytes(`SKU,Name\n${text}`), 10)).rejects.toThrow(
    'from row 2: it is too long',
  );
});

it('reads a row of forty of the largest cells that a spreadsheet has', async () => {
  const cell = 'a'.repeat(32_767);
  const { rows } = await readCsv(toBytes(Array(40).fill(cell).join(',')), 10);
  expect(rows).toEqual([Array(40).fill(cell)]);
});
