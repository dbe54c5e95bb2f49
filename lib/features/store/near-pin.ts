import type { Store } from '../../contract/store';

/*
 * The digits of a PIN code stand for zone, region, sorting district and post office, from large to
 * small. The more leading digits two codes share, the nearer they are.
 */
function sharedDigits(one: string, other: string): number {
  let count = 0;
  while (count < 6 && one[count] === other[count]) count += 1;
  return count;
}

/** Digits that two codes of one district share. */
const digitsOfDistrict = 3;

/**
 * Sorts stores by how near their PIN code is to another one; stores as near keep their order. How
 * far apart two numbers are says something within a district alone.
 */
export function sortByPin<Placed extends Pick<Store, 'postal_code'>>(
  stores: readonly Placed[],
  pin: string,
): Placed[] {
  const distance = ({ postal_code: code }: Placed) => Math.abs(Number(code) - Number(pin));
  return stores.toSorted(
    (a, b) =>
      sharedDigits(b.postal_code, pin) - sharedDigits(a.postal_code, pin) ||
      (isInDistrict(a, pin) ? distance(a) - distance(b) : 0),
  );
}

/** Whether a store is in the same district as a PIN code. */
export const isInDistrict = ({ postal_code }: Pick<Store, 'postal_code'>, pin: string): boolean =>
  sharedDigits(postal_code, pin) >= digitsOfDistrict;
