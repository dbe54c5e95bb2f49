import Link from 'next/link';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import { Panel } from '../panel';

const further = [
  { href: '/dashboard/content/banners', label: 'A banner for the home page' },
  { href: '/dashboard/content/texts', label: 'Policies, to be read through' },
  { href: '/dashboard/team', label: 'Colleagues' },
];

export function OpenPanel() {
  return (
    <Panel title="Your shop is open">
      <p className="mb-4 text-ink-2">Customers can find it, order and pay. Next steps:</p>
      <ul className="mb-4">
        {further.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={`${linkClass} inline-block py-2`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={routes.home} className={buttonClass('second')}>
        Shop now
      </Link>
    </Panel>
  );
}
