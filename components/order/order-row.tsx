import { ProductPicture } from '@/components/product/product-picture';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import type { getOrder, OrderRow as Row } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { isOpenOrder, mayCancel } from '@/lib/features/order/order-rules';
import { deliveryText, refundText } from '@/lib/features/order/status-text';
import { saleStatusText } from '@/lib/features/order/sale-status-text';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { BuyAgain } from './buy-again';
import { OrderStatus } from './order-status';

async function readLines(orderId: string) {
  const path = `/orders/${encodeURIComponent(orderId)}`;
  return (await readLazily<AnswerOf<typeof getOrder>>(path)).data.product_info;
}

export function OrderRow({ row }: { row: Row }) {
  const { pays_online: paysOnline } = useShop();
  const { order_id: orderId, order_status: status, item_count: count } = row;
  const headId = `order-${orderId}`;
  const { pictures = [], names = [], refund } = row;
  const delivery = deliveryText(row)?.join(' ');
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-rule py-4 hover:bg-paper-2 md:grid-cols-[auto_minmax(0,1fr)_9rem] @max-[15rem]:grid-cols-1">
      <span aria-hidden className="relative w-18 md:w-22">
        <ProductPicture
          src={pictures[0] ?? null}
          alt=""
          sizes="88px"
          className="aspect-square w-full"
        />
        {count > 1 && pictures.length > 0 && (
          <span className="absolute right-0 bottom-0 bg-paper-0 px-1.5 text-1">+{count - 1}</span>
        )}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <OrderStatus status={status} />
          <b className="font-[650]">{formatRupees(row.final_total)}</b>
        </p>
        <h3 id={headId} className="mt-0.5">
          <Link
            href={routes.order(orderId)}
            className="font-semibold break-words text-leaf-7 underline underline-offset-4 after:absolute after:inset-0"
          >
            <span className="sr-only">Order </span>
            {orderId}
          </Link>
        </h3>
        <p className="mt-0.5 line-clamp-2">{names.join(', ')}</p>
        <p className="mt-0.5 text-1 text-ink-2">
          Ordered {formatDate(row.order_date)}
          {delivery && <span className="block">{delivery}</span>}
          {refund && <span className="block font-[550] text-leaf-7">{refundText(refund)}</span>}
          <span className="block">
            {[countOfItems(count), row.pay_type, showsSaleStatus(row) && saleStatusText(row)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      </div>
      <div className="relative z-10 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:col-start-2 md:justify-end @max-[15rem]:col-start-1">
        {isOpenOrder(row) ? (
          <>
            <Link
              href={routes.order(orderId)}
              aria-describedby={headId}
              className={buttonClass('second', 'card')}
            >
              {isAwaited(row) && paysOnline ? 'Pay now' : 'Track order'}
            </Link>
            {mayCancel(row) && (
              <Link
                href={`${routes.order(orderId)}?cancel=1#cancel`}
                aria-describedby={headId}
                className={`${linkClass} inline-flex min-h-11 items-center`}
              >
                Cancel order
              </Link>
            )}
          </>
        ) : (
          <BuyAgain readLines={() => readLines(orderId)} label={`Buy again: order ${orderId}`} />
        )}
      </div>
    </li>
  );
}

const showsSaleStatus = ({ order_status: status, payment_in_review_amt: inReview }: Row) =>
  status === 'Pending' || Boolean(inReview);

/* On its page, an unpaid order is paid or put back in the cart. */
const isAwaited = ({
  order_status: status,
  pay_type: payType,
  payment_in_review_amt: inReview,
}: Row) => status === 'Pending' && payType === 'Online Payment' && !inReview;

/* A store API may leave the number out. */
function countOfItems(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 item' : `${count} items`;
}
