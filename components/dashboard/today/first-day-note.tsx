import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import { Panel } from '../panel';

export function FirstDayNote({ left }: { left: number }) {
  return (
    <Panel title="Set up your shop">
      <p className="mb-4 text-ink-2">{left === 1 ? 'One step is' : `${left} steps are`} left.</p>
      <Link href={routes.firstDay} prefetch={false} className={buttonClass()}>
        Continue
      </Link>
    </Panel>
  );
}
