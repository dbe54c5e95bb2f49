import type { ApiKey, Webhook } from '@/lib/contract/staff-connection';
import { DashboardHead } from '../dashboard-head';
import { KeyPanel } from './key-panel';
import { WebhookPanel } from './webhook-panel';

export function ConnectionsScreen({ keys, hooks }: { keys: ApiKey[]; hooks: Webhook[] }) {
  return (
    <>
      <DashboardHead
        title="API and webhooks"
        lead="A till, a courier’s program or a spreadsheet can work with the shop: by a key for what it may do, by a webhook for what it is told."
      />
      <div className="panels">
        <KeyPanel keys={keys} />
        <WebhookPanel hooks={hooks} />
      </div>
    </>
  );
}
