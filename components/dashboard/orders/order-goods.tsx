import Image from 'next/image';
import Link from 'next/link';
import type { StaffOrder, StaffOrderLine } from '@/lib/contract/staff-order-detail';
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
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel
      title="Items"
      actions={
        <>
          <span className="text-ink-2">{pieces === 1 ? '1 item' : `${pieces} items`}</span>
          {order.is_changeable && <EditGoods order={order} onChanged={onChanged} />}
          {order.order_status === 'Delivered' && (
            <StartReturn order={order} onChanged={onChanged} />
          )}
        </>
      }
    >
      <ul className="order-goods">
        {order.lines.map((line) => (
          <Goods
            key={line.id}
            line={line}
            isReturnable={order.product_info.every(
              ({ id, is_returnable }) => id !== line.id || is_returnable !== false,
            )}
            states={rowState(order, line.id)}
          />
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

interface GoodsProps {
  line: StaffOrderLine;
  isReturnable: boolean;
  states: string[];
}

function Goods({ line, isReturnable, states }: GoodsProps) {
  return (
    <li>
      {line.product_image ? (
        <Image src={line.product_image} alt="" width={48} height={48} />
      ) : (
        <span aria-hidden className="no-picture aspect-square" />
      )}
      <div>
        <Link href={`/dashboard/products/${line.product_id}`} prefetch={false}>
          {line.product_name}
        </Link>
        <span>
          {[
            line.sku,
            line.stock_left !== null && `${line.stock_left} in stock`,
            !isReturnable && nonReturnable,
            ...states,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <span className="order-count" data-many={line.quantity > 1 || undefined}>
        {line.quantity} ×
      </span>
      <span className="order-amount">
        {formatRupees(line.product_total)}
        <small>{formatRupees(line.selling_price)} each</small>
      </span>
    </li>
  );
}
