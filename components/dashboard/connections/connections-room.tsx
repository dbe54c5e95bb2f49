import type { ApiKey, Webhook } from '@/lib/contract/staff-connection';
import { RoomHead } from '../room-head';
import { KeyPanel } from './key-panel';
import { WebhookPanel } from './webhook-panel';

export function ConnectionsRoom({ keys, hooks }: { keys: ApiKey[]; hooks: Webhook[] }) {
  return (
    <>
      <RoomHead
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
