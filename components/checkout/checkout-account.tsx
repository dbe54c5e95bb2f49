import { useId, type ReactNode } from 'react';
import {
  cashFeeRow,
  discountRows,
  giftVoucherRow,
  goodsRows,
  roundOffRow,
} from '@/components/cart/bill-rows';
import { TaxNote } from '@/components/cart/tax-note';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { Ledger, type LedgerRow } from '@/components/ui/ledger';
import { Link } from '@/components/ui/link';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { CartItem } from '@/lib/contract/cart';
import { toPaise, toRupees } from '@/lib/contract/money';
import { sayReturnWindows } from '@/lib/contract/return-windows';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { includedGst } from '@/lib/features/order/order-amounts';
import { formatRupees } from '@/lib/format/money';
import type { OrderTotals } from '@/lib/contract/order';
import { orderForm } from './order-form';
import type { Notice } from './use-place-order';
import './checkout-account.css';

interface CheckoutAccountProps {
  amounts: OrderTotals;
  /** Rupees of the items at MRP. */
  atMrp: number;
  /** Part of `shipping_amt` for cash on delivery, in rupees. */
  cashFee: number;
  items: CartItem[];
  pieces: number;
  voucherCode: string | null | undefined;
  /** `Ahmedabad 380009`; undefined if no address is chosen. */
  destination: string | undefined;
  obstacles: string[];
  notice: Notice | undefined;
  isBusy: boolean;
  action: string;
  vouchers: ReactNode;
}

export function CheckoutAccount(props: CheckoutAccountProps) {
  const { amounts, items, destination, obstacles, notice, isBusy, action, vouchers } = props;
  const id = useId();
  const shop = useShop();
  const isHydrated = useIsHydrated();
  return (
    <aside aria-label="Bill details" className="checkout-bill">
      <AccountRows {...props} />
      <div className="checkout-bar lg:mt-5">
        <div id={id}>
          {obstacles.map((obstacle) => (
            <p key={obstacle} className="mb-2 font-[550] text-clay">
              {obstacle}
            </p>
          ))}
        </div>
        <div role="alert">{notice && <NoticeText notice={notice} />}</div>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="lg:hidden">
            <span className="block text-1 text-ink-2">Total</span>
            <b className="text-4 font-[650]">{formatRupees(amounts.amount)}</b>
          </p>
          <Button
            className="flex-1"
            type="submit"
            form={orderForm}
            disabled={isHydrated && obstacles.length > 0}
            busyText={isBusy ? 'Placing order' : undefined}
            aria-describedby={id}
          >
            {action}
          </Button>
        </div>
      </div>
      {destination === undefined && (
        <p className="mt-2 text-1 text-ink-2">Choose an address to see the delivery charge.</p>
      )}
      {vouchers}
      <p className="mt-4 text-1">{sayReturnWindows(shop, items)}</p>
    </aside>
  );
}

function AccountRows(props: CheckoutAccountProps) {
  const { amounts, atMrp, cashFee, pieces, voucherCode, destination } = props;
  const fee = toRupees(toPaise(amounts.shipping_amt) - toPaise(cashFee));
  const isFree = fee === 0;
  const delivery: ReactNode = isFree ? 'Free' : formatRupees(fee);
  const rows: LedgerRow[] = [
    ...goodsRows(atMrp, amounts.total),
    ...discountRows(amounts, voucherCode),
    destination === undefined
      ? {
          key: 'delivery',
          label: 'Delivery',
          amount: <span className="text-1 font-normal">choose an address</span>,
        }
      : {
          key: 'delivery',
          label: `Delivery to ${destination}`,
          amount: delivery,
          isSaving: isFree,
        },
    ...cashFeeRow(cashFee),
    ...giftVoucherRow(amounts.gift_voucher_amt),
    ...roundOffRow(amounts.round_off_amt),
  ];
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 className="font-display text-4 font-medium">Bill details</h2>
        <span className="small-caps font-[450] text-ink-2">
          {pieces === 1 ? '1 item' : `${pieces} items`}
        </span>
      </div>
      <div aria-live="polite">
        <Ledger
          caption="Price details"
          rows={rows}
          total={{ label: 'Total', amount: formatRupees(amounts.amount) }}
        />
      </div>
      <TaxNote tax={includedGst(amounts)} giftVoucher={amounts.gift_voucher_amt} className="mt-3" />
    </>
  );
}

function NoticeText({ notice }: { notice: Notice }) {
  return (
    <div className="mb-3 border-l-[3px] border-clay pl-3">
      <p className="font-[550] text-clay">{notice.text}</p>
      {notice.details.map((detail) => (
        <p key={detail} className="text-1">
          {detail}
        </p>
      ))}
      {notice.remedy && (
        <Link
          href={notice.remedy.href}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          {notice.remedy.label}
        </Link>
      )}
    </div>
  );
}
