import type { ApiKey, Webhook } from '@/lib/contract/staff-connection';
import { DashboardHead } from '../dashboard-head';
import { KeyPanel } from './key-panel';
import { WebhookPanel } from './webhook-panel';

export function ConnectionsScreen({ keys, hooks }: { keys: ApiKey[]; hooks: Webhook[] }) {
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
