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
const wholeSize = new RegExp(`^${size}$`, 'i');
const sizeInText = new RegExp(`[\\s,(–-]*(?<![\\d.])${size}(?![\\p{L}\\d])\\)?`, 'giu');

export interface PackSize {
  quantity: number;
  /** As products have it: `g`, `kg`, `ml`, `l` and so on. */
  unit: string;
}

/** Parses a size such as `250 gm`; undefined if the text is anything else. */
export const parsePackSize = (text: string): PackSize | undefined =>
  toPackSize(wholeSize.exec(text.trim()));

/** Finds the last size in a name, such as `Turmeric 100 g`, and the name without it. */
export function cutPackSize(name: string): { size: PackSize; rest: string } | undefined {
  const all = [...name.matchAll(sizeInText)];
  const found = all.at(-1);
  const parsed = toPackSize(found);
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

function toPackSize(found: RegExpMatchArray | null | undefined): PackSize | undefined {
  const unit = unitBySpelling.get(found?.[2]?.toLowerCase() ?? '');
  const quantity = Number(found?.[1]);
  return unit && quantity > 0 ? { quantity, unit } : undefined;
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
