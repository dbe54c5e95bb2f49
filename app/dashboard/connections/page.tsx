import type { Metadata } from 'next';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import {
  listApiKeys,
  listWebhooks,
  type ApiKey,
  type Webhook,
} from '@/lib/contract/staff-connection';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { KeyPanel } from '@/components/dashboard/connections/key-panel';
import { WebhookPanel } from '@/components/dashboard/connections/webhook-panel';

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

function ConnectionsScreen({ keys, hooks }: { keys: ApiKey[]; hooks: Webhook[] }) {
  return (
    <>
      <DashboardHead
        title="API and webhooks"
        lead="Connect your POS, courier software or spreadsheets. Apps call the store API with a key, and webhooks notify them of changes."
      />
      <div className="panels">
        <KeyPanel keys={keys} />
        <WebhookPanel hooks={hooks} />
      </div>
    </>
  );
}
