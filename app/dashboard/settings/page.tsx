import type { Metadata } from 'next';
import { SettingsScreen } from '@/components/dashboard/settings/settings-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listCouriers } from '@/lib/contract/staff-courier';
import { getSettings, listZones } from '@/lib/contract/staff-settings';

export const metadata: Metadata = { title: 'Settings' };

const page = '/dashboard/settings';

export default async function SettingsPage() {
  await requireStaff(page, 'settings');
  const [settings, zones, couriers] = await Promise.all([
    readStaff(getSettings, { page }),
    readStaff(listZones, { page }),
    readStaff(listCouriers, { page }),
  ]);
  return <SettingsScreen settings={settings.data} zones={zones.data} couriers={couriers.data} />;
}
