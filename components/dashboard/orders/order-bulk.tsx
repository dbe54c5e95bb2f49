import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { toPaise, toRupees } from '@/lib/contract/money';
import type { OrderStatus } from '@/lib/contract/order';
import { stepOrders, type OrderStepResult, type OrderSteps } from '@/lib/contract/staff-order-work';
import { canCancelAll, commonStep } from '@/lib/dashboard/orders/next-action';
import {
  labelsUrl,
  packingSlipsUrl,
  pickListUrl,
  invoicesUrl,
} from '@/lib/dashboard/orders/print-urls';
import { orderCountText, stepLabels } from '@/lib/dashboard/orders/order-labels';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { CancelOrders } from './cancel-orders';
import { ShipOrders } from './ship-orders';
import { toastError } from '@/components/ui/toast';
import { maxInvoicesPerBatch } from '@/lib/contract/staff-order-print';

const maxNamed = 5;

interface OrderBulkProps {
  orders: {
    order_id: string;
    order_status: OrderStatus;
    is_invoiced: boolean;
    /** Left out where only the steps of the orders are known. */
    final_total?: number;
    is_paid?: boolean;
  }[];
  onMoved: (results: OrderStepResult[]) => void;
}

export function OrderBulk({ orders, onMoved }: OrderBulkProps) {
  const { isBusy, run } = useWork({ isToasted: true });
  const ids = orders.map(({ order_id }) => order_id);
  const statuses = orders.map(({ order_status }) => order_status);
  const next = commonStep(statuses);
  const what = orderCountText(orders.length);
  const total = (isPaid: boolean) =>
    toRupees(
      orders.reduce(
        (sum, one) => sum + (Boolean(one.is_paid) === isPaid ? toPaise(one.final_total ?? 0) : 0),
        0,
      ),
    );
  const cash = total(false);
  const isPriced = orders.every(({ final_total }) => final_total !== undefined);

  /** Throws if no answer arrived. */
  async function take(step: Omit<OrderSteps, 'order_ids'>) {
    onMoved((await sendLazily(stepOrders, { body: { order_ids: ids, ...step } })).data);
  }

  return (
    <>
      <a href={pickListUrl(ids)} target="_blank" rel="noreferrer" className={quiet}>
        <Printer className="size-5" aria-hidden />
        Pick list
      </a>
      <a href={packingSlipsUrl(ids)} target="_blank" rel="noreferrer" className={quiet}>
        <Printer className="size-5" aria-hidden />
        Packing slips
      </a>
      {next === 'Shipped' && (
        <a href={labelsUrl(ids)} target="_blank" rel="noreferrer" className={quiet}>
          <Printer className="size-5" aria-hidden />
          Labels
        </a>
      )}
      <PrintInvoices orders={orders} />
      {canCancelAll(statuses) && (
        <CancelOrders
          count={orders.length}
          paid={isPriced ? total(true) : undefined}
          onCancel={take}
        />
      )}
      {next === 'Shipped' && <ShipOrders orderIds={ids} onShip={take} />}
      {next === 'Delivered' && (
        <ConfirmButton
          kind="main"
          label={`${stepLabels[next]}: ${what}`}
          question={`Mark ${what} as delivered?`}
          confirmLabel={cash > 0 ? `Record ${formatRupees(cash)} in cash` : 'Mark as delivered'}
          onConfirm={() => take({ status: next })}
        >
          <p>
            {cash > 0
              ? `${formatRupees(cash)} from cash orders will be recorded as received. This can’t be undone.`
              : 'Cash due on these orders will be recorded as received. This can’t be undone.'}
          </p>
        </ConfirmButton>
      )}
      {next && next !== 'Shipped' && next !== 'Delivered' && (
        <Button
          size="card"
          busyText={isBusy ? 'Working' : undefined}
          onClick={() => void run(() => take({ status: next }))}
        >
          {stepLabels[next]}: {what}
        </Button>
      )}
      {!next && orders.length > 1 && new Set(statuses).size > 1 && (
        <p className="text-1 text-ink-2">
          Select orders with the same status to update them together.
        </p>
      )}
    </>
  );
}

const quiet = buttonClass('second', 'card');

interface PrintInvoicesProps {
  orders: { order_id: string; is_invoiced: boolean }[];
}

function PrintInvoices({ orders }: PrintInvoicesProps) {
  const leftOut = orders.filter(({ is_invoiced }) => !is_invoiced);
  const problem = findProblem(orders.length, orders.length - leftOut.length);
  const label = (
    <>
      <Printer className="size-5" aria-hidden />
      Invoices
    </>
  );
  if (problem) {
    return (
      <Button kind="second" size="card" onClick={() => toastError(problem)}>
        {label}
      </Button>
    );
  }
  const href = invoicesUrl(orders.map(({ order_id }) => order_id));
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer" className={buttonClass('second', 'card')}>
        {label}
      </a>
      {leftOut.length > 0 && (
        <p className="text-1 text-ink-2">No invoice yet: {listOrderIds(leftOut)}</p>
      )}
    </>
  );
}

function listOrderIds(orders: PrintInvoicesProps['orders']): string {
  const named = orders.slice(0, maxNamed).map(({ order_id }) => order_id);
  const rest = orders.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function findProblem(chosen: number, invoiced: number): string | undefined {
  if (chosen > maxInvoicesPerBatch) {
    return `Select up to ${maxInvoicesPerBatch} orders to print invoices`;
  }
  if (invoiced > 0) return undefined;
  return chosen === 1
    ? 'This order has no invoice yet. It’s created when the order is packed.'
    : 'None of these orders has an invoice yet. Invoices are created when orders are packed.';
}
