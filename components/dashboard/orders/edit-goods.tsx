'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import {
  linesToSend,
  shippingToSend,
  type DraftLine,
} from '@/lib/dashboard/orders/order-lines-draft';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { EditDialog } from './edit-dialog';
import { OrderLinesDraft } from './order-lines-draft';
import { Typed } from './typed';

interface EditGoodsProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

const toDraftLines = ({ lines }: StaffOrder): DraftLine[] =>
  lines.map(({ product_id, product_name, selling_price, quantity }) => ({
    productId: product_id,
    name: product_name,
    price: selling_price,
    quantity: String(quantity),
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
          isOpen
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
