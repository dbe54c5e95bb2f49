import type { Metadata } from 'next';
import { NewOrderScreen } from '@/components/dashboard/orders/new-order-screen';
import { newOrderPath } from '@/lib/dashboard/paths';
import { readDeliveryCountry } from '@/lib/features/place/queries';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import '../orders.css';

export const metadata: Metadata = { title: 'New order' };

export default async function NewOrderPage() {
  await requireStaff(newOrderPath, 'orders');
  const country = await readDeliveryCountry();
  return <NewOrderScreen countryId={country.id} />;
}
