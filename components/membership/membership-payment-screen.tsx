import { HaldiDot } from '@/components/ui/haldi-dot';
import { Ledger } from '@/components/ui/ledger';
import type { MembershipPlan } from '@/lib/contract/membership';
import { formatRupees } from '@/lib/format/money';
import { readShop } from '@/lib/features/shop-profile/queries';
import { MembershipPaymentPanel } from './membership-payment';

export async function MembershipPaymentScreen({ plan }: { plan: MembershipPlan }) {
  const { gstin, elite_name: name, pays_online: paysOnline } = await readShop();
  const price = plan.price > 0 ? formatRupees(plan.price) : 'Shown before you pay';
  return (
    <div className="frame grid items-start gap-x-20 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div>
        <h1 className="mb-5 flex items-center gap-3 font-display text-5 font-medium">
          <HaldiDot />
          {name}
        </h1>
        {paysOnline ? (
          <MembershipPaymentPanel />
        ) : (
          <p>{name} isn’t available yet, as this shop doesn’t take online payments.</p>
        )}
      </div>
      <section
        aria-labelledby="account"
        className="rounded-control border border-rule bg-paper-0 p-4 md:p-6"
      >
        <h2 id="account" className="mb-3 font-display text-4 font-medium">
          What you’re paying for
        </h2>
        <Ledger
          caption="Price details"
          rows={[{ key: 'month', label: `${name}, one month`, amount: price }]}
          total={{ label: 'Total', amount: price }}
        />
        <p className="mt-2 text-1 text-ink-2">
          {gstin && 'incl. of all taxes. '}Your month starts when you pay. If you renew early, it
          starts when the current one ends. No auto-debit.
        </p>
      </section>
    </div>
  );
}
