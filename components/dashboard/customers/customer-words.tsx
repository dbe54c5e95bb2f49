import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import { Stars } from '@/components/ui/stars';
import type { StaffCustomer } from '@/lib/contract/staff-customer';
import { reviewsPath } from '@/lib/dashboard/people/people-paths';
import { formatDate } from '@/lib/format/date';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

export function CustomerWords({ reviews }: Pick<StaffCustomer, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <Panel title="Reviews">
      <ul className="people-rows">
        {reviews.map(({ id, product, rating, text, published_at, is_hidden }) => (
          <li key={id}>
            <span className="people-words">
              <Link
                href={`${reviewsPath.path}?${new URLSearchParams({ search: product.name }).toString()}`}
                prefetch={false}
                className={linkClass}
              >
                {product.name}
              </Link>
              {text && <span className="block">{text}</span>}
              <small>
                {formatDate(published_at)} {is_hidden && <StateMark mood="bad">Hidden</StateMark>}
              </small>
            </span>
            <Stars rating={rating} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
