import type { Address } from '../../contract/address';

/** What the checkout remembers in this tab while an address is added or changed elsewhere. */
export interface RememberedChoice {
  chosen: number | null;
  /** The addresses that were there to choose from. */
  known: number[];
}

export const choiceKey = 'checkout-address';

/** Reads what was kept; null where it is none of ours. */
export function parseChoice(text: string | null): RememberedChoice | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<RememberedChoice> | null;
    if (!Array.isArray(kept?.known)) return null;
    return { chosen: kept.chosen ?? null, known: kept.known };
  } catch {
    return null;
  }
}

/**
 * Which address the checkout begins with: one added just now, else the one chosen before, else the
 * default or the only one. Null where nobody can know: then the customer has to choose.
 */
export function firstAddress(
  addresses: readonly Pick<Address, 'id' | 'is_default'>[],
  remembered: RememberedChoice | null,
): number | null {
  const ids = addresses.map(({ id }) => id);
  const added = remembered ? ids.filter((id) => !remembered.known.includes(id)) : [];
  if (added.length > 0) return Math.max(...added);
  if (remembered?.chosen && ids.includes(remembered.chosen)) return remembered.chosen;
  const usual = addresses.find(({ is_default }) => is_default);
  return usual?.id ?? (ids.length === 1 ? (ids[0] ?? null) : null);
}
