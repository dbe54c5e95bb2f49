import type { Metadata } from 'next';
import { PackingScreen } from '@/components/dashboard/packing/packing-screen';
import { listPackingOrders } from '@/lib/contract/staff-packing';
import { packingPath } from '@/lib/dashboard/paths';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import '../orders/orders.css';
import './packing.css';

export const metadata: Metadata = { title: 'Packing' };

export default async function PackingPage() {
  await requireStaff(packingPath, 'packing');
  return <PackingScreen known={await readStaff(listPackingOrders, { page: packingPath })} />;
}
