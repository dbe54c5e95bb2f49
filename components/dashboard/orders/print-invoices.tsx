import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { toastError } from '@/components/ui/toast';
import { maxInvoicesPerBatch } from '@/lib/contract/staff-order-print';
import { invoicesOf } from '@/lib/dashboard/orders/order-paths';

interface PrintInvoicesProps {
  orders: { order_id: string; is_invoiced: boolean }[];
}

export function PrintInvoices({ orders }: PrintInvoicesProps) {
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
  const href = invoicesOf(orders.map(({ order_id }) => order_id));
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

const maxNamed = 5;

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
