/** How names and sheets write the units of a net quantity. */
export const unitSpellings: Readonly<Record<string, string>> = {
  g: 'g gm gms gr gram grams',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  ml: 'ml mls millilitre millilitres',
  l: 'l lt ltr ltrs litre litres liter liters',
  pieces: 'piece pieces pc pcs nos',
  tablets: 'tablet tablets tab tabs',
  capsules: 'capsule capsules cap caps',
  sticks: 'stick sticks',
  bags: 'bag bags',
};

const unitBySpelling = new Map(
  Object.entries(unitSpellings).flatMap(([unit, written]) =>
    written.split(' ').map((spelling) => [spelling, unit] as const),
  ),
);
const spellings = [...unitBySpelling.keys()].sort((one, other) => other.length - one.length);
const number = '\\d{1,6}(?:\\.\\d{1,3})?';
const size = `(${number})\\s*(${spellings.join('|')})\\.?`;
const wholeSize = new RegExp(
  `^(.{1,20}?)\\s*(${spellings.join('|')})\\.?(?:\\s*[x×*]\\s*(\\d{1,3}))?$`,
  'i',
);
const packAmount =
  /^(?:(\d{1,3})\s*[x×*]\s*)?(?:(?:(\d{1,3})\s+)?(\d{1,2})\/(\d{1,2})|(\d{1,6}(?:\.\d{1,3})?))$/i;
const sizeInText = new RegExp(`[\\s,(–-]*(?<![\\d.])${size}(?![\\p{L}\\d])\\)?`, 'giu');

export interface PackSize {
  quantity: number;
  /** As products have it: `g`, `kg`, `ml`, `l` and so on. */
  unit: string;
}

/** Parses `250`, `½`, `1 1/2` or `3 x 75`, to three decimals; NaN if it is anything else. */
export function parsePackAmount(text: string): number {
  const spelt = text.replace(
    /[¼-¾]/g,
    (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`,
  );
  const [, count = '1', whole = '0', above = '', below = '', amount] =
    packAmount.exec(spelt.trim()) ?? [];
  const one = amount ?? Number(whole) + Number(above) / Number(below);
  return Number((Number(count) * Number(one)).toFixed(3));
}

/** Parses a size such as `250 gm`, `½ kg` or `3 x 75 g`; undefined if it is anything else. */
export function parsePackSize(text: string): PackSize | undefined {
  const [, amount = '', spelling = '', count] = wholeSize.exec(text.trim()) ?? [];
  return toPackSize(parsePackAmount(count ? `${count} x ${amount}` : amount), spelling);
}

/** Finds the last size in a name, such as `Turmeric 100 g`, and the name without it. */
export function cutPackSize(name: string): { size: PackSize; rest: string } | undefined {
  const all = [...name.matchAll(sizeInText)];
  const found = all.at(-1);
  const parsed = toPackSize(Number(found?.[1]), found?.[2] ?? '');
  if (!found || !parsed) return undefined;
  const rest = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`;
  return {
    size: parsed,
    rest: rest
      .replace(/\s+/g, ' ')
      .replace(/[\s,–-]+$/, '')
      .trim(),
  };
}

function toPackSize(quantity: number, spelling: string): PackSize | undefined {
  const unit = unitBySpelling.get(spelling.toLowerCase());
  return unit && quantity > 0 && Number.isFinite(quantity) ? { quantity, unit } : undefined;
}

const larger: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' };

/** Writes a size in the larger unit from 1,000 on: `1 kg`, not `1000 g`. */
export function writePackSize({ quantity, unit }: PackSize): string {
  const above = larger[unit];
  return above && quantity >= 1_000 ? `${quantity / 1_000} ${above}` : `${quantity} ${unit}`;
}

/** Compares by what is in the pack: 500 g before 1 kg. */
export function comparePackSizes(one: PackSize, other: PackSize): number {
  const inSmall = ({ quantity, unit }: PackSize) =>
    unit === 'kg' || unit === 'l' ? quantity * 1_000 : quantity;
  return inSmall(one) - inSmall(other);
}
