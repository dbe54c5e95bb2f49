import { Link } from '@/components/ui/link';
import type { ConcernCard } from '@/lib/contract/concern';
import { routes } from '@/lib/platform/routes';
import '@/components/shop/category-row.css';

export function ConcernLinks({ concerns }: { concerns: ConcernCard[] }) {
  return (
    <div className="category-row -mx-4 border-b-0 md:mx-0">
      <ul className="md:flex-wrap md:px-0">
        {concerns.map((concern) => (
          <li key={concern.id}>
            <Link href={routes.concern(concern)} prefetch={false}>
              {concern.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
