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

function spellNumber(value: number): string {
  for (const [size, name] of units) {
    if (value < size) continue;
    const rest = value % size;
    return `${spellNumber(Math.floor(value / size))} ${name}${rest > 0 ? ` ${spellNumber(rest)}` : ''}`;
  }
  if (value < 20) return small[value] ?? '';
  const ones = value % 10;
  return `${tens[Math.floor(value / 10)]}${ones > 0 ? `-${small[ones]}` : ''}`;
}

/**
 * Returns an amount in words: `Rupees One Lakh Two Thousand Fifty and Five Paise Only`. Takes whole
 * paise, zero or more.
 */
export function amountInWords(paise: number): string {
  const remainingPaise = paise % 100;
  const rupees = `Rupees ${spellNumber(Math.floor(paise / 100))}`;
  return `${rupees}${remainingPaise > 0 ? ` and ${spellNumber(remainingPaise)} Paise` : ''} Only`;
}
