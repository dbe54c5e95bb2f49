import { Ledger } from '@/components/ui/ledger';
import { formatRupees } from '@/lib/format/money';
import { JoinMembership } from './join-membership';

interface MembershipAccountProps {
  /** Rupees per month; 0: not known. */
  price: number;
  isTaxed: boolean;
}

export function MembershipAccount({ price, isTaxed }: MembershipAccountProps) {
  const shown = price > 0 ? formatRupees(price) : 'Shown before you pay';
  return (
    <section
      aria-labelledby="account"
      className="rounded-control border border-rule bg-paper-0 p-4 md:p-6"
    >
      <h2 id="account" className="mb-3 font-display text-4 font-medium">
        One month
      </h2>
      <Ledger
        caption="What a month costs"
        rows={[
          { key: 'month', label: 'A month, prepaid', amount: shown },
          { key: 'joining', label: 'Joining', amount: formatRupees(0) },
          { key: 'debit', label: 'Automatic debit', amount: 'None' },
        ]}
        total={{ label: 'Total', amount: shown }}
      />
      <p className="mt-2 mb-5 text-1 text-ink-2">{isTaxed && 'incl. of all taxes'}</p>
      <JoinMembership />
    </section>
  );
}
