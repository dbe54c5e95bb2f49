'use client';

import { FileDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { fetchPart } from '@/components/ui/fetch-part';
import type { Order } from '@/lib/contract/order';
import {
  amountDue,
  mayCancel,
  mayPutBack,
  returnChoices,
  showsAcceptAndPay,
  showsInvoice,
} from '@/lib/features/order/order-rules';
import { ordersChanged } from '@/lib/features/order/use-orders';
import { routes } from '@/lib/platform/routes';
import { AcceptAndPay } from './accept-and-pay';
import { BuyAgain } from './buy-again';
import type { ChangeDialogProps } from './cancel-dialog';
import { PutBack } from './put-back';

interface OrderActionsProps {
  order: Order;
  today: string;
}

export function OrderActions({ order, today }: OrderActionsProps) {
  const router = useRouter();
  const [Dialog, setDialog] = useState<ComponentType<ChangeDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  // Takes the focus, because the pressed button is removed.
  const container = useRef<HTMLDivElement>(null);
  const choices = returnChoices(order, today);
  const canReturn = choices !== null && (choices.others || choices.replacement);

  async function open(load: () => Promise<ComponentType<ChangeDialogProps>>) {
    const Loaded = await fetchPart(load());
    if (!Loaded) return;
    setDialog(() => Loaded);
    setIsOpen(true);
  }

  return (
    <div
      ref={container}
      tabIndex={-1}
      className="mt-5 flex flex-wrap items-start gap-3 outline-none print:hidden"
    >
      {showsAcceptAndPay(order) && (
        <AcceptAndPay orderId={order.order_id} amount={amountDue(order)} />
      )}
      {mayPutBack(order) && <PutBack orderId={order.order_id} />}
      {showsInvoice(order) && (
        <a href={routes.invoice(order.order_id)} download className={buttonClass('second')}>
          <FileDown className="size-5" aria-hidden />
          Invoice
        </a>
      )}
      {order.credit_notes.map(({ number }) => (
        <a key={number} href={routes.creditNote(number)} download className={buttonClass('second')}>
          <FileDown className="size-5" aria-hidden />
          Credit note{order.credit_notes.length > 1 && ` ${number}`}
        </a>
      ))}
      {!mayPutBack(order) && <BuyAgain readLines={() => order.product_info} />}
      {canReturn && (
        <Button
          kind="second"
          aria-haspopup="dialog"
          onClick={() => open(async () => (await import('./return-dialog')).ReturnDialog)}
        >
          Return items
        </Button>
      )}
      {order.is_changeable && (
        <Button
          kind="second"
          aria-haspopup="dialog"
          onClick={() => open(async () => (await import('./address-dialog')).AddressDialog)}
        >
          Change address
        </Button>
      )}
      {mayCancel(order) && (
        <form
          action={`${routes.order(order.order_id)}#cancel`}
          onSubmit={(event) => {
            event.preventDefault();
            void open(async () => (await import('./cancel-dialog')).CancelDialog);
          }}
        >
          <input type="hidden" name="cancel" value="1" />
          <Button type="submit" kind="quiet" aria-haspopup="dialog">
            Cancel order
          </Button>
        </form>
      )}
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
