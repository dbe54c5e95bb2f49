import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { sendLazily } from '@/lib/api/lazily';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { stepOrder, type OrderStep } from '@/lib/contract/staff-order';
import { decideReturn } from '@/lib/contract/staff-order-work';
import { paymentPath } from '@/lib/dashboard/paths';
import { isReplacementOwed, nextAction } from '@/lib/dashboard/orders/next-action';
import { stepLabels } from '@/lib/dashboard/orders/order-labels';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { amountDue, isPayable } from '@/lib/features/order/order-rules';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { Panel } from '../panel';
import { CancelOrders } from './cancel-orders';
import { NextCall } from './next-call';
import { NextDecision } from './next-decision';
import { NextShipment } from './next-shipment';
import { NoPaymentLink, PaymentLink } from './payment-link';
import { StepButton } from './step-button';
import { isReplacementReason } from '@/lib/contract/order-change';
import { refundSharesText, withRefund } from '@/lib/dashboard/orders/refund';
import { Tick } from '@/components/ui/tick';
import { ConfirmButton } from '../confirm-button';

interface SettleReturnProps {
  order: StaffOrder;
  refund: NonNullable<StaffOrder['return_refund']>;
  onSettle: (step: OrderStep) => Promise<void>;
  onChanged: OrderNextProps['onChanged'];
}

interface NextReceiptProps {
  order: StaffOrder;
  onReceive: (step: OrderStep) => Promise<void>;
}

interface OrderNextProps {
  order: StaffOrder;
  /** Without an order, it is read again. */
  onChanged: (order?: StaffOrder) => void;
}

export function OrderNext({ order, onChanged }: OrderNextProps) {
  const { order_id: orderId } = order;
  const action = nextAction(order);
  const due = amountDue(order);
  const isPaidAtDoor = order.order_status === 'Shipped' && order.pay_type === 'Cash on Delivery';
  const { pays_online: paysOnline } = useShop();
  const mayBeSent = isPayable(order) && !isPaidAtDoor && order.customer.mobile_no !== '';
  const isDueFirst = order.is_paid && due > 0;
  const isPaymentNext = action === 'await payment' || isDueFirst;
  const paymentLink =
    mayBeSent &&
    (paysOnline ? (
      <PaymentLink key={due} orderId={orderId} mobile={order.customer.mobile_no} />
    ) : (
      <NoPaymentLink isOpen={isPaymentNext} />
    ));
  const undelivered = (order.shipments ?? []).find(
    ({ number, status }) =>
      (status === 'lost' || status === 'returning') &&
      order.parcels.some((one) => one.number === number && !one.settled_at),
  );

  /** Throws if the step is refused. */
  async function take(step: OrderStep) {
    await sendLazily(stepOrder, { params: { orderId }, body: step });
    onChanged();
  }
  const button = (status: OrderStep['status'], text: ReactNode) => (
    <StepButton label={stepLabels[status]} text={text} onPress={() => take({ status })} />
  );

  const review = <PaymentsInReview order={order} />;
  if (action === 'nothing') {
    return order.payment_in_review_amt ? <Panel title="Next step">{review}</Panel> : null;
  }
  return (
    <Panel
      title="Next step"
      className="order-next"
      actions={
        order.next_steps.includes('Cancelled') && (
          <CancelOrders
            count={1}
            refund={order.cancel_refund}
            inReview={order.payment_in_review_amt}
            onCancel={take}
          />
        )
      }
    >
      {review}
      {action === 'call' && <NextCall order={order} onChanged={onChanged} />}
      {action === 'await payment' && !order.payment_in_review_amt && (
        <p>
          Waiting for an online payment of {formatRupees(order.final_total)}
          {order.expires_at &&
            `. If it isn’t paid by ${formatDateTime(order.expires_at)}, the order is cancelled automatically`}
          .
        </p>
      )}
      {isDueFirst && (
        <p>{formatRupees(due)} is still due after the change. Pack the order once it’s paid.</p>
      )}
      {isPaymentNext && paymentLink}
      {action === 'confirm' &&
        button('Confirmed', 'This order is paid. Confirm it to start packing.')}
      {action === 'pack' &&
        !isDueFirst &&
        button(
          'Packed',
          'Use the packing slip. The invoice is created when you mark the order as packed.',
        )}
      {action === 'ship' && (
        <NextShipment key={order.tracking_number} order={order} onShip={take} />
      )}
      {action === 'deliver' &&
        button(
          'Delivered',
          undelivered
            ? `Parcel ${undelivered.number} ${undelivered.status === 'lost' ? 'is lost. Refund it' : 'is on its way back. Record its return'} below, or mark the order as delivered if it has arrived.`
            : order.is_paid
              ? 'The order is with the courier.'
              : `The order is with the courier. Cash to collect: ${formatRupees(due)}.`,
        )}
      {action === 'decide' && <NextDecision order={order} onChanged={onChanged} />}
      {action === 'receive' && <NextReceipt order={order} onReceive={take} />}
      {action === 'settle' && order.return_refund && (
        <SettleReturn
          order={order}
          refund={order.return_refund}
          onSettle={take}
          onChanged={onChanged}
        />
      )}
      {!isPaymentNext && paymentLink}
    </Panel>
  );
}

/** Payments that do not match, of cancelled orders too. */
function PaymentsInReview({ order }: { order: StaffOrder }) {
  return order.payments
    .filter(({ status }) => status === 'flagged')
    .map(({ id, amount }) => (
      <p key={id}>
        A payment of {formatRupees(amount)} doesn’t match.{' '}
        <Link href={paymentPath(id)} prefetch={false} className="underline underline-offset-4">
          Accept or refund it
        </Link>
        {order.order_status === 'Cancelled'
          ? '. The customer was told that it is being checked and refunded.'
          : ' first. The customer can’t pay again until then.'}
      </p>
    ));
}

function NextReceipt({ order, onReceive }: NextReceiptProps) {
  const open = order.returns.find(({ status }) => status === 'accepted');
  const [isSellable, setIsSellable] = useState(!isReplacementReason(open?.reason ?? ''));
  return (
    <>
      <Tick checked={isSellable} onChange={({ target }) => setIsSellable(target.checked)}>
        Can be resold: add back to stock
      </Tick>
      <StepButton
        label={stepLabels.Returned}
        text="Mark as received once the parcel is back and you’ve checked the items."
        onPress={() => onReceive({ status: 'Returned', is_sellable: isSellable })}
      />
    </>
  );
}

/** Closes a received return: its refund is shown, and confirmed in a dialog. */
function SettleReturn({ order, refund, onSettle, onChanged }: SettleReturnProps) {
  const isOwed = order.returns.some(isReplacementOwed);
  const label = withRefund('Close return', refund);
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        The items have been received. {isOwed && 'Their replacement was cancelled. '}
        {isOwed && order.replaces
          ? `To refund them, open order ${order.replaces}.`
          : refundSharesText(refund)}
      </p>
      <ConfirmButton
        kind="main"
        size="page"
        label={label}
        question={`${label}?`}
        onConfirm={() => onSettle({ status: 'Refunded', refund_amount: refund.total })}
      >
        <p>{refundSharesText(refund)} This can’t be undone.</p>
      </ConfirmButton>
      {isOwed && (
        <ConfirmButton
          size="page"
          label="Send another replacement"
          question="Send another replacement?"
          onConfirm={async () => {
            const { data } = await sendLazily(decideReturn, {
              params: { orderId: order.order_id },
              body: { is_accepted: true, resolution: 'replacement', note: '' },
            });
            onChanged(data);
          }}
        >
          <p>A free order with these items is placed now, and the customer notified.</p>
        </ConfirmButton>
      )}
    </div>
  );
}
