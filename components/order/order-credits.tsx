import type { Order } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

export function OrderCredits({ order: { credit_notes, is_paid } }: { order: Order }) {
  if (credit_notes.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2 border-t border-rule pt-3 text-1">
      {credit_notes.map(({ number, amount, issued_at }) => (
        <li key={number}>
          {is_paid
            ? `${formatRupees(amount)} go back to you: `
            : `${formatRupees(amount)} taken back: `}
          <a
            href={routes.creditNote(number)}
            download
            className="underline underline-offset-4 hover:text-leaf-7"
          >
            credit note {number}
          </a>{' '}
          of {formatDate(issued_at)}.
        </li>
      ))}
    </ul>
  );
}
