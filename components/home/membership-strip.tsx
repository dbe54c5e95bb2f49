import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { routes } from '@/lib/platform/routes';

export function MembershipStrip() {
  return (
    <section aria-labelledby="elite" className="frame mt-14 md:mt-18">
      <div className="elite-strip">
        <HaldiDot />
        <div>
          <h2 id="elite" className="font-display text-4 font-medium">
            SOSE Elite: no delivery fee, same or next day in selected cities
          </h2>
          <p className="mt-1 text-ink-2">
            Free e-consultation, early access to sales, priority order processing and support. A
            prepaid month; nothing renews by itself.
          </p>
        </div>
        <Link href={routes.membership} prefetch={false} className={buttonClass('second')}>
          See what Elite gives
        </Link>
      </div>
    </section>
  );
}
