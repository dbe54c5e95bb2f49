import Image from 'next/image';
import Link from 'next/link';
import type { OrderLine } from '@/lib/contract/order';
import type { StaffOrder, StaffOrderLine } from '@/lib/contract/staff-order-detail';
import { rowName } from '@/lib/features/order/row-name';
import { rowState } from '@/lib/features/order/row-state';
import { nonReturnable } from '@/lib/contract/return-windows';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { EditGoods } from './edit-goods';
import { StartReturn } from './start-return';

interface OrderGoodsProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

export function OrderGoods({ order, onChanged }: OrderGoodsProps) {
  const items = order.product_info.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel
      title="Items"
      actions={
        <>
          <span className="text-ink-2">{items === 1 ? '1 item' : `${items} items`}</span>
          {order.is_changeable && <EditGoods order={order} onChanged={onChanged} />}
          {order.order_status === 'Delivered' && (
            <StartReturn order={order} onChanged={onChanged} />
          )}
        </>
      }
    >
      <ul className="order-goods">
        {order.product_info.map((row) => (
          <Goods key={row.id} row={row} order={order} />
        ))}
      </ul>
      {order.is_gift && (
        <p className="order-card">
          <strong>Gift order.</strong>{' '}
          {order.gift_message ? `Card message: ${order.gift_message}` : 'No card.'}
        </p>
      )}
    </Panel>
  );
}

const stockText = ({ stock_left }: StaffOrderLine) =>
  stock_left !== null && `${stock_left} in stock`;

/* A product, or a combo with its parts below it. */
function Goods({ row, order }: { row: OrderLine; order: StaffOrder }) {
  const first = order.lines.find(({ id }) => id === row.id);
  const parts = row.combo_items
    ? order.lines.filter(({ combo }) => combo && combo.id === first?.combo?.id)
    : [];
  const facts = [
    first?.combo?.sku ?? first?.sku,
    first && parts.length === 0 && stockText(first),
    row.is_returnable === false && nonReturnable,
    ...rowState(order, row),
  ];
  return (
    <li>
      {row.product_image ? (
        <Image src={row.product_image} alt="" width={48} height={48} />
      ) : (
        <span aria-hidden className="no-picture aspect-square" />
      )}
      <div>
        <Link href={`/dashboard/products/${row.product_id}`} prefetch={false}>
          {rowName(row)}
        </Link>
        <span>{facts.filter(Boolean).join(', ')}</span>
        {parts.length > 0 && (
          <ul aria-label="Contents">
            {parts.map((part) => (
              <li key={part.id}>
                {[`${part.quantity} × ${part.product_name}`, part.sku, stockText(part)]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="order-count" data-many={row.quantity > 1 || undefined}>
        {row.quantity} ×
      </span>
      <span className="order-amount">
        {formatRupees(row.product_total)}
        <small>{formatRupees(row.selling_price)} each</small>
      </span>
    </li>
  );
}
