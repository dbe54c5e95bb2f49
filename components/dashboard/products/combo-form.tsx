import { X } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '@/components/form/field-error';
import { maxComboItems } from '@/lib/contract/family';
import {
  comboFigures,
  type ComboDraft,
  type ComboFaults,
  type ComboItem,
} from '@/lib/dashboard/products/combo-draft';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';
import { IconButton } from '../icon-button';
import { ProductPicker } from './product-picker';
import { ValueField } from './value-field';

interface ComboFormProps {
  draft: ComboDraft;
  faults: ComboFaults;
  /** The combo itself cannot be an item. */
  productId?: number;
  onChange: (draft: ComboDraft) => void;
}

export function ComboForm({ draft, faults, productId, onChange }: ComboFormProps) {
  const id = useId();
  const { items, isPercent } = draft;
  const { sum, mrp, price, saving, savingPercent } = comboFigures(draft);
  const change = (part: Partial<ComboDraft>) => onChange({ ...draft, ...part });
  const changeItem = (index: number, quantity: string) =>
    change({ items: items.map((item, at) => (at === index ? { ...item, quantity } : item)) });

  return (
    <div className="combo-form">
      {items.length > 0 && (
        <ul className="combo-items" aria-label="Combo items">
          {items.map((item, index) => (
            <ComboItemRow
              key={item.product_id}
              item={item}
              fault={faults[`items[${index}].product_id`] ?? faults[`items[${index}].quantity`]}
              onChange={(quantity) => changeItem(index, quantity)}
              onRemove={() => change({ items: items.filter((_, at) => at !== index) })}
            />
          ))}
        </ul>
      )}
      <FieldError id={`${id}-items`} message={faults['items']} />
      {items.length < maxComboItems && (
        <ProductPicker
          id={`${id}-picker`}
          label="Add item"
          faultId={faults['items'] ? `${id}-items` : undefined}
          without={[
            ...items.map(({ product_id }) => product_id),
            ...(productId ? [productId] : []),
          ]}
          onPick={({ id: picked, name, sku, image1 }, row) =>
            change({
              items: [
                ...items,
                {
                  product_id: picked,
                  name,
                  sku,
                  image1,
                  product_price: row.product_price,
                  base_price: row.base_price,
                  is_on_sale: row.is_on_sale,
                  quantity: '1',
                },
              ],
            })
          }
        />
      )}
      <fieldset className="combo-price">
        <legend className="mb-1 font-[550]">Price</legend>
        <label>
          <input
            type="radio"
            name={`${id}-kind`}
            checked={isPercent}
            onChange={() => change({ isPercent: true })}
          />
          Percentage discount
        </label>
        <label>
          <input
            type="radio"
            name={`${id}-kind`}
            checked={!isPercent}
            onChange={() => change({ isPercent: false })}
          />
          Fixed price
        </label>
      </fieldset>
      {isPercent ? (
        <ValueField
          inputMode="decimal"
          label="Discount (%)"
          help="The combo’s price changes when item prices change."
          value={draft.percent}
          fault={faults['percent_off']}
          onChange={(percent) => change({ percent })}
        />
      ) : (
        <ValueField
          inputMode="decimal"
          label="Combo price (₹)"
          help={`Up to ${formatRupees(mrp)}, the total MRP of the items.`}
          value={draft.price}
          fault={faults['product_price']}
          onChange={(text) => change({ price: text })}
        />
      )}
      <div aria-live="polite" hidden={items.length === 0}>
        <Facts
          rows={[
            ['Bought separately', formatRupees(sum)],
            ['Combo', price === undefined ? '–' : formatRupees(price)],
            ['Saving', `${formatRupees(saving)} (${savingPercent}%)`],
          ]}
        />
      </div>
    </div>
  );
}

interface ComboItemRowProps {
  item: ComboItem;
  fault: string | undefined;
  onChange: (quantity: string) => void;
  onRemove: () => void;
}

function ComboItemRow({ item, fault, onChange, onRemove }: ComboItemRowProps) {
  const id = useId();
  return (
    <li>
      <span>
        {item.name}
        <small>
          {item.sku}, {formatRupees(item.product_price)}
          {!item.is_on_sale && ', not published'}
        </small>
      </span>
      <input
        aria-label={`Quantity of ${item.name}`}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={item.quantity}
        onChange={({ target }) => onChange(target.value)}
      />
      <IconButton icon={X} label={`Remove ${item.name}`} onClick={onRemove} />
      {fault && (
        <p id={id} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}
