import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DashboardFrame } from '@/components/dashboard/dashboard-frame';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { menuFor } from '@/lib/dashboard/menu';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';
import '@/components/ui/data-table.css';
import './dashboard.css';
import './people.css';
import './products.css';
import './rich-text.css';

export const metadata: Metadata = {
  title: { default: 'Back office', template: '%s · Back office' },
  robots: { index: false, follow: false },
};

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const person = await requireStaff(routes.dashboard, 'any');
  const shop = await readShop();
  return (
    <DashboardFrame
      menuGroups={menuFor(person, shop)}
      shopName={shop.name}
      name={`${person.first_name} ${person.last_name}`}
    >
      {children}
    </DashboardFrame>
  );
}
