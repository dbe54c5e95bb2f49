import { csvLines } from './csv-lines.ts';

describe('lines of a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['two\nlines', '"two\nlines"'],
    ['a\rb', '"a\rb"'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['say "hi"', '"say ""hi"""'],
  ])('quote %j where another program would part or trim it', (cell, written) => {
    expect(csvLines([[cell, 'next']])).toBe(`${written},next\r\n`);
  });

  it('hold no formula, quoted or not', () => {
    expect(csvLines([['=1+1', '@SUM(A1)', "'=x", '-5, or more', '\tx', '＝1']])).toBe(
      `'=1+1,'@SUM(A1),''=x,"'-5, or more","'\tx",'＝1\r\n`,
    );
  });

  it('are none where there are no rows', () => {
    expect(csvLines([])).toBe('');
  });
});
