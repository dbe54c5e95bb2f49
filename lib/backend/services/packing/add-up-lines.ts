import type { Parcel } from './read-parcels.ts';

export interface PickedLine {
  name: string;
  sku: string;
  /** Pieces for all parcels together. */
  quantity: number;
  /** How many go into which order. */
  shares: { orderId: number; quantity: number }[];
}

/** What all parcels need together: a row for each article, in the order of their numbers. */
export function addUpLines(parcels: readonly Parcel[]): PickedLine[] {
  const rows = new Map<number, PickedLine>();
  for (const { id, lines } of parcels) {
    for (const { productId, name, sku, quantity } of lines) {
      const row = rows.get(productId) ?? { name, sku, quantity: 0, shares: [] };
      row.quantity += quantity;
      row.shares.push({ orderId: id, quantity });
      rows.set(productId, row);
    }
  }
  return [...rows.values()].sort((a, b) => a.sku.localeCompare(b.sku, 'en'));
}
