import { useState } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import type { GridCells } from '@/lib/dashboard/products/grid-cells';
import {
  changedPrice,
  priceRoundings,
  type PriceRounding,
} from '@/lib/dashboard/products/price-change';
import { Labelled } from '../labelled';
import { formatRupees } from '@/lib/format/money';

interface PriceChangeDialogProps {
  rows: StaffProductRow[];
  onClose: () => void;
  onChange: (toCells: (row: StaffProductRow) => GridCells) => void;
}

const maxPercent = 1_000;

export function PriceChangeDialog({ rows, onClose, onChange }: PriceChangeDialogProps) {
  const [typed, setTyped] = useState('5');
  const [rounding, setRounding] = useState<PriceRounding>('nine');
  const [raisesMrp, setRaisesMrp] = useState(false);
  const percent = typed.trim() === '' ? NaN : Number(typed.replace(/[\s%]/g, ''));
  const isNumber = percent > -100 && percent <= maxPercent;
  const newPrice = (row: StaffProductRow) => changedPrice(row.product_price, { percent, rounding });
  const dear = isNumber ? rows.filter((row) => newPrice(row) > row.base_price).length : 0;

  const toCells = (row: StaffProductRow): GridCells => {
    const price = newPrice(row);
    return {
      product_price: String(price),
      ...(raisesMrp && price > row.base_price && { base_price: String(price) }),
    };
  };

  return (
    <Dialog
      title={`Change prices of ${rows.length === 1 ? '1 product' : `${rows.length} products`}`}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isNumber || percent === 0} onClick={() => onChange(toCells)}>
            Apply prices
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Labelled label="Change in percent (use a minus sign to lower prices)">
          {(id) => (
            <input
              id={id}
              inputMode="text"
              autoComplete="off"
              aria-invalid={!isNumber}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className={controlClass(!isNumber)}
            />
          )}
        </Labelled>
        <Labelled label="Rounding">
          {(id) => (
            <select
              id={id}
              value={rounding}
              onChange={({ target }) => {
                const chosen = priceRoundings.find(({ value }) => value === target.value);
                if (chosen) setRounding(chosen.value);
              }}
              className={controlClass(false)}
            >
              {priceRoundings.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        {dear > 0 && (
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              className="mt-1"
              checked={raisesMrp}
              onChange={({ target }) => setRaisesMrp(target.checked)}
            />
            <span>
              {dear === 1 ? '1 price would be' : `${dear} prices would be`} above the MRP. Raise the
              MRP to match.
            </span>
          </label>
        )}
        {isNumber ? (
          <PricePreview rows={rows} newPrice={newPrice} />
        ) : (
          <p className="text-clay">
            Enter a number above −100 and up to {maxPercent.toLocaleString('en-IN')}
          </p>
        )}
        <p className="text-1 text-ink-2">
          This fills in the new prices in the list. Save the list to apply them.
        </p>
      </div>
    </Dialog>
  );
}

interface PricePreviewProps {
  rows: StaffProductRow[];
  newPrice: (row: StaffProductRow) => number;
}

function PricePreview({ rows, newPrice }: PricePreviewProps) {
  return (
    <div className="price-preview" role="region" aria-label="Preview" tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="text-right">
              Now
            </th>
            <th scope="col" className="text-right">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                {newPrice(row) > row.base_price && (
                  <small className="block text-clay">
                    Above the MRP of {formatRupees(row.base_price)}
                  </small>
                )}
              </th>
              <td className="text-right whitespace-nowrap">{formatRupees(row.product_price)}</td>
              <td className="text-right whitespace-nowrap">{formatRupees(newPrice(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
