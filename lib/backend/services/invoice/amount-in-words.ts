const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const units: [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
];

function wordsOf(whole: number): string {
  for (const [size, name] of units) {
    if (whole < size) continue;
    const rest = whole % size;
    return `${wordsOf(Math.floor(whole / size))} ${name}${rest > 0 ? ` ${wordsOf(rest)}` : ''}`;
  }
  if (whole < 20) return small[whole] ?? '';
  const ones = whole % 10;
  return `${tens[Math.floor(whole / 10)]}${ones > 0 ? `-${small[ones]}` : ''}`;
}

/**
 * Returns an amount in words: `Rupees One Lakh Two Thousand Fifty and Five Paise Only`. Takes whole
 * paise, zero or more.
 */
export function amountInWords(paise: number): string {
  const odd = paise % 100;
  const rupees = `Rupees ${wordsOf(Math.floor(paise / 100))}`;
  return `${rupees}${odd > 0 ? ` and ${wordsOf(odd)} Paise` : ''} Only`;
}
