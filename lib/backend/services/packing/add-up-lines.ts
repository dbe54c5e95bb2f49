import type { Parcel } from './read-parcels.ts';

export interface PickedLine {
  name: string;
  sku: string;
  packSize: string;
  /** Total over all parcels. */
  quantity: number;
  shares: { orderId: number; quantity: number }[];
}

/** Adds up the lines of all parcels: one row per product, sorted by product id. */
export function addUpLines(parcels: readonly Parcel[]): PickedLine[] {
  const rows = new Map<number, PickedLine>();
  for (const { id, lines } of parcels) {
    for (const { productId, name, sku, packSize, quantity } of lines) {
      const row = rows.get(productId) ?? { name, sku, packSize, quantity: 0, shares: [] };
      row.quantity += quantity;
      row.shares.push({ orderId: id, quantity });
      rows.set(productId, row);
    }
  }
  return [...rows.values()].sort((a, b) => a.sku.localeCompare(b.sku, 'en'));
}
