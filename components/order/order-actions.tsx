'use client';

import { FileDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ComponentType } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { DropMenu, menuItemClass } from '@/components/ui/drop-menu';
import { fetchPart } from '@/components/ui/fetch-part';
import { Icon } from '@/components/ui/icon';
import { WithoutScripts } from '@/components/ui/without-scripts';
import type { Order } from '@/lib/contract/order';
import {
  isNextPaid,
  isUnpayable,
  mayBuyAgain,
  mayCancel,
  mayPutBack,
  returnChoices,
  showsAcceptAndPay,
  showsInvoice,
  trackingUrl,
} from '@/lib/features/order/order-rules';
import { payHint } from '@/lib/features/order/status-text';
import { ordersChanged } from '@/lib/features/order/use-orders';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { AcceptAndPay } from './accept-and-pay';
import { BuyAgain } from './buy-again';
import type { ChangeDialogProps } from './cancel-dialog';
import { PutBack } from './put-back';

interface OrderActionsProps {
  order: Order;
  today: string;
}

type LoadDialog = () => Promise<ComponentType<ChangeDialogProps>>;

/** One main button: the next step. What the customer seldom needs is in the menu. */
export function OrderActions({ order, today }: OrderActionsProps) {
  const router = useRouter();
  const shop = useShop();
  const [Dialog, setDialog] = useState<ComponentType<ChangeDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  // Takes the focus, because the menu may be removed.
  const container = useRef<HTMLDivElement>(null);
  const tracking = trackingUrl(order);

  async function open(load: LoadDialog) {
    const Loaded = await fetchPart(load());
    if (!Loaded) return;
    setDialog(() => Loaded);
    setIsOpen(true);
  }

  return (
    <div
      ref={container}
      tabIndex={-1}
      className="relative mt-5 flex flex-wrap items-start gap-3 outline-none max-md:*:flex-[1_1_40%] max-md:[&_.button]:px-3 print:hidden"
    >
      {tracking && (
        <a href={tracking} rel="noreferrer" className={buttonClass()}>
          Track order
        </a>
      )}
      {showsAcceptAndPay(order, shop) && (
        <AcceptAndPay
          orderId={order.order_id}
          hint={payHint(order)}
          kind={isNextPaid(order) ? 'main' : 'second'}
        />
      )}
      {isUnpayable(order, shop) && (
        <>
          <p className="order-last w-full">We can’t take online payments right now.</p>
          {mayPutBack(order) && shop.takes_cash && (
            <PutBack orderId={order.order_id} label="Switch to Cash on Delivery" />
          )}
        </>
      )}
      {mayBuyAgain(order) && <BuyAgain readLines={() => order.product_info} kind="main" />}
      {showsInvoice(order) && (
        <a href={routes.invoice(order.order_id)} download className={buttonClass('second')}>
          <FileDown className="size-5" aria-hidden />
          Invoice
        </a>
      )}
      <MoreActions order={order} today={today} onOpen={open} />
      {Dialog && (
        <Dialog
          order={order}
          today={today}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onChanged={() => {
            setDialog(undefined);
            setIsOpen(false);
            container.current?.focus();
            router.refresh();
            void ordersChanged();
          }}
        />
      )}
    </div>
  );
}

const scriptItem = `${menuItemClass} noscript:hidden`;

interface MoreActionsProps extends OrderActionsProps {
  onOpen: (load: LoadDialog) => void;
}

function MoreActions({ order, today, onOpen }: MoreActionsProps) {
  const { order_id: orderId, credit_notes: notes } = order;
  const choices = returnChoices(order, today);
  const canReturn = choices !== null && (choices.others || choices.replacement);
  const canCancel = mayCancel(order);
  const isEmpty = ![notes.length > 0, canReturn, order.is_changeable, canCancel].some(Boolean);
  if (isEmpty) return null;
  const needsScripts = [canReturn && 'return items', order.is_changeable && 'change the address']
    .filter(Boolean)
    .join(' or ');
  const moreLabel = canCancel ? 'Change or cancel' : canReturn ? 'Returns' : 'Documents';
  return (
    <DropMenu
      label={
        <>
          {moreLabel}
          <Icon name="down" className="size-4" />
        </>
      }
      summaryClass={`${buttonClass('second')} w-full cursor-pointer`}
      panelClass="right-0 w-[min(15rem,88vw)] md:right-auto"
    >
      {canReturn && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={scriptItem}
          onClick={() => onOpen(async () => (await import('./return-dialog')).ReturnDialog)}
        >
          Return items
        </button>
      )}
      {mayPutBack(order) && <PutBack orderId={orderId} className={menuItemClass} />}
      {order.is_changeable && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={scriptItem}
          onClick={() => onOpen(async () => (await import('./address-dialog')).AddressDialog)}
        >
          Change address
        </button>
      )}
      {needsScripts && <WithoutScripts to={needsScripts} className="px-4 py-2" />}
      {notes.map(({ number }) => (
        <a key={number} href={routes.creditNote(number)} download className={menuItemClass}>
          Credit note{notes.length > 1 && ` ${number}`}
        </a>
      ))}
      {canCancel && (
        <form
          action={`${routes.order(orderId)}#cancel`}
          onSubmit={(event) => {
            event.preventDefault();
            onOpen(async () => (await import('./cancel-dialog')).CancelDialog);
          }}
        >
          <input type="hidden" name="cancel" value="1" />
          <button type="submit" aria-haspopup="dialog" className={`${menuItemClass} text-clay`}>
            Cancel order
          </button>
        </form>
      )}
    </DropMenu>
  );
}
