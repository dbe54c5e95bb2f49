import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

export function NoEvents({ isFirst, onReset }: { isFirst: boolean; onReset: () => void }) {
  return (
    <EmptyState plant="marigold" text="No events added!">
      {isFirst ? (
        <Link href={routes.blogs} className={buttonClass()}>
          Read the journal
        </Link>
      ) : (
        <Link href={routes.events} onClick={onReset} className={buttonClass()}>
          See upcoming events
        </Link>
      )}
    </EmptyState>
  );
}
