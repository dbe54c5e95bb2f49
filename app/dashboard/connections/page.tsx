import type { Metadata } from 'next';
import { ConnectionsScreen } from '@/components/dashboard/connections/connections-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { listApiKeys, listWebhooks } from '@/lib/contract/staff-connection';

export const metadata: Metadata = { title: 'API and webhooks' };

const page = '/dashboard/connections';

export default async function ConnectionsPage() {
  await requireStaff(page, 'superuser');
  const [keys, hooks] = await Promise.all([
    readStaff(listApiKeys, { page }),
    readStaff(listWebhooks, { page }),
  ]);
  return <ConnectionsScreen keys={keys.data} hooks={hooks.data} />;
}
