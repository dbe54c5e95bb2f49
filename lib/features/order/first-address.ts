import type { Address } from '../../contract/address';

export interface RememberedChoice {
  chosen: number | null;
  /** Ids of the addresses that were offered. */
  known: number[];
}

/** Parses the stored choice; null if it is invalid. */
export function parseChoice(text: string | null): RememberedChoice | null {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<RememberedChoice> | null;
    if (!Array.isArray(saved?.known)) return null;
    return { chosen: saved.chosen ?? null, known: saved.known };
  } catch {
    return null;
  }
}

/**
 * Initial address of the checkout: one just added, else the one chosen before, else the default or
 * the only one. Null: the customer must choose.
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
