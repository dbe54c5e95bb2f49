import { ConcernLinks } from '@/components/concern/concern-links';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { ConcernCard } from '@/lib/contract/concern';
import { routes } from '@/lib/platform/routes';

export function ConcernRow({ concerns }: { concerns: ConcernCard[] }) {
  if (concerns.length === 0) return null;
  return (
    <section aria-labelledby="concerns" className="frame mt-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="concerns" className="min-w-[min(100%,6rem)] flex-1 font-display text-4 font-medium">
          Shop by concern
        </h2>
        <Link
          href={routes.concerns}
          prefetch={false}
          className={`inline-flex min-h-11 shrink-0 items-center ${linkClass}`}
        >
          All concerns
        </Link>
      </div>
      <ConcernLinks concerns={concerns} />
    </section>
  );
}
