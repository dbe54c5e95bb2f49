import { ValidationError } from 'yup';
import { parseAmount, toPaise } from '../../contract/money';
import { comboInput, type ComboInput, type StaffCombo } from '../../contract/staff-combo';

export interface ComboItem {
  product_id: number;
  name: string;
  sku: string;
  image1: string | null;
  /** Of one, in rupees. */
  product_price: number;
  base_price: number;
  is_on_sale: boolean;
  /** Text of the field. */
  quantity: string;
}

export interface ComboDraft {
  items: ComboItem[];
  /** Whether it costs a percentage less than its items; otherwise it has a price of its own. */
  isPercent: boolean;
  percent: string;
  price: string;
}

export const emptyCombo: ComboDraft = { items: [], isPercent: true, percent: '10', price: '' };

export const toComboDraft = (combo: StaffCombo): ComboDraft => ({
  items: combo.items.map((item) => ({ ...item, quantity: String(item.quantity) })),
  isPercent: combo.percent_off !== null,
  percent: String(combo.percent_off ?? 10),
  price: combo.percent_off === null ? String(combo.product_price) : '',
});

interface ComboFigures {
  /** What the items cost singly, in rupees. */
  sum: number;
  mrp: number;
  /** Undefined where it is not a number yet. */
  price: number | undefined;
  /** Off the sum, in rupees and in percent; 0 at least. */
  saving: number;
  savingPercent: number;
}

const toCount = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);

/** Works out what a combo costs and saves, as the store does. */
export function comboFigures({ items, isPercent, percent, price }: ComboDraft): ComboFigures {
  const total = (amount: (item: ComboItem) => number) =>
    items.reduce((sum, item) => sum + toPaise(amount(item)) * toCount(item.quantity), 0);
  const sum = total((item) => item.product_price);
  const off = Math.round(parseAmount(percent) * 100);
  const wanted = isPercent
    ? Math.max(1, Math.round((sum * (10_000 - off)) / 10_000))
    : toPaise(parseAmount(price));
  const isKnown = Number.isFinite(wanted) && wanted >= 0 && sum > 0;
  const saving = isKnown ? Math.max(0, sum - wanted) : 0;
  return {
    sum: sum / 100,
    mrp: total((item) => item.base_price) / 100,
    price: isKnown ? wanted / 100 : undefined,
    saving: saving / 100,
    savingPercent: sum > 0 ? Math.round((saving / sum) * 100) : 0,
  };
}

export type ComboFaults = Readonly<Record<string, string>>;
type Terms = Pick<ComboInput, 'items' | 'percent_off' | 'product_price'>;

/** Returns the terms of the request, or the errors by path, such as `items[1].quantity`. */
export function toComboTerms({
  items,
  isPercent,
  percent,
  price,
}: ComboDraft): { terms: Terms; faults: undefined } | { terms: undefined; faults: ComboFaults } {
  const wanted = {
    items: items.map(({ product_id, quantity }) => ({
      product_id,
      quantity: parseAmount(quantity),
    })),
    percent_off: isPercent ? parseAmount(percent) : null,
    product_price: isPercent ? null : parseAmount(price),
  };
  try {
    return { terms: comboInput.validateSync(wanted, { abortEarly: false }), faults: undefined };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return {
      terms: undefined,
      faults: Object.fromEntries(all.map(({ path, message }) => [path ?? 'items', message])),
    };
  }
}
