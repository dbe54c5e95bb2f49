import type { ReturnInput } from '../../contract/order-change';
import type { OrderLine } from '../../contract/order';
import { rowName } from './row-name';

export type ReturnItem = ReturnInput['items'][number];

/** A row of an order, or a part of a combo, that can be returned. */
export interface ReturnChoice {
  /** Row id, with the product id of a part. */
  key: string;
  name: string;
  /** Pieces that can still be returned. */
  max: number;
  isReturnable: boolean;
  isPart: boolean;
  toItem: (quantity: number) => ReturnItem;
}

export const itemKey = ({ id, order_item_id, product_id }: Omit<ReturnItem, 'quantity'>): string =>
  [id ?? order_item_id, product_id].filter(Boolean).join('-');

/**
 * Returns what can be returned of an order: its rows, and of combos also the parts that the chosen
 * complete combos leave.
 */
export function listReturnChoices(
  rows: readonly OrderLine[],
  chosen: readonly ReturnItem[],
): ReturnChoice[] {
  return rows.flatMap((row): ReturnChoice[] => {
    const whole = chosen.find((item) => itemKey(item) === String(row.id))?.quantity ?? 0;
    const choice = {
      key: String(row.id),
      name: rowName(row),
      max: row.returnable_quantity,
      isReturnable: row.is_returnable !== false,
      isPart: false,
      toItem: (quantity: number) => ({ id: row.id, quantity }),
    };
    const parts = (row.combo_items ?? []).map((part) => {
      const item = { order_item_id: row.id, product_id: part.product_id };
      const left = part.returnable_quantity ?? row.returnable_quantity * part.quantity;
      return {
        key: itemKey(item),
        name: part.name,
        max: left - whole * part.quantity,
        isReturnable: part.is_returnable !== false,
        isPart: true,
        toItem: (quantity: number) => ({ ...item, quantity }),
      };
    });
    return [choice, ...parts].filter(({ max }) => max > 0);
  });
}

/** Returns the chosen items without pieces that complete combos leave no room for. */
export function chooseReturn(
  rows: readonly OrderLine[],
  chosen: readonly ReturnItem[],
  choice: ReturnChoice,
  quantity: number,
): ReturnItem[] {
  const others = chosen.filter((item) => itemKey(item) !== choice.key);
  const next = quantity > 0 ? [...others, choice.toItem(quantity)] : others;
  const choices = listReturnChoices(rows, next);
  return next.flatMap((item) => {
    const max = choices.find(({ key }) => key === itemKey(item))?.max ?? 0;
    return max > 0 ? { ...item, quantity: Math.min(item.quantity, max) } : [];
  });
}

/** Returns the names of chosen items that can be returned only if they are faulty. */
export const excludedNames = (
  rows: readonly OrderLine[],
  chosen: readonly ReturnItem[],
): string[] =>
  listReturnChoices(rows, chosen)
    .filter(
      ({ key, isReturnable }) => !isReturnable && chosen.some((item) => itemKey(item) === key),
    )
    .map(({ name }) => name);
