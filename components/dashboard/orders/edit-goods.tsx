import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import {
  linesToSend,
  shippingToSend,
  type DraftLine,
} from '@/lib/dashboard/orders/order-lines-draft';
import { rowName } from '@/lib/features/order/row-name';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { EditDialog } from './edit-dialog';
import { OrderLinesDraft } from './order-lines-draft';
import { Typed } from './typed';

interface EditGoodsProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

/* A combo is one row: its parts change together. */
const toDraftLines = ({ product_info }: StaffOrder): DraftLine[] =>
  product_info.map((row) => ({
    productId: row.product_id,
    name: rowName(row),
    price: row.selling_price,
    quantity: String(row.quantity),
  }));

export function EditGoods({ order, onChanged }: EditGoodsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [fee, setFee] = useState('');

  function open() {
    setLines(toDraftLines(order));
    setFee(order.is_shipping_fixed ? String(order.shipping_amt) : '');
    setIsOpen(true);
  }

  return (
    <>
      <Button kind="quiet" size="card" onClick={open}>
        Change items
      </Button>
      {isOpen && (
        <EditDialog
          order={order}
          title={`Change items of ${order.order_id}`}
          onClose={() => setIsOpen(false)}
          onChanged={onChanged}
          read={async () => {
            const rows = linesToSend(lines, 0);
            if (typeof rows === 'string') throw notFilledIn(rows);
            const shipping = shippingToSend(fee);
            if (typeof shipping === 'string') throw notFilledIn(shipping);
            return { lines: rows, shipping };
          }}
        >
          <div className="grid gap-4">
            <OrderLinesDraft lines={lines} onChange={setLines} />
            <Typed
              label="Delivery fee in ₹ (leave blank for the standard fee)"
              inputMode="decimal"
              value={fee}
              onChange={setFee}
            />
          </div>
        </EditDialog>
      )}
    </>
  );
}
