'use client';

import { useState } from 'react';
import { send } from '@/lib/api/browser';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  type Webhook,
  type WebhookInput,
} from '@/lib/contract/staff-connection';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { DeliveryList } from './delivery-list';
import { ShownOnce } from './shown-once';
import { WebhookFields } from './webhook-fields';

const empty: WebhookInput = { url: '', events: [], is_active: true };

export function WebhookPanel({ hooks }: { hooks: Webhook[] }) {
  const [known, setKnown] = useState(hooks);
  const [input, setInput] = useState(empty);
  const [secret, setSecret] = useState<string>();

  async function add() {
    const answer = await send(addWebhook, { body: input });
    setSecret(answer.secret);
    setKnown(answer.data);
    setInput(empty);
  }

  return (
    <Panel
      title="Webhooks"
      actions={
        <ConfirmButton
          label="New webhook"
          kind="main"
          question="New webhook"
          confirmLabel="Add webhook"
          onConfirm={add}
        >
          <WebhookFields hook={input} onChange={setInput} />
        </ConfirmButton>
      }
    >
      <p className="mb-3 text-ink-2">
        Each message is signed with <code>X-Sose-Signature: t=…,v1=…</code>, the HMAC-SHA256 of{' '}
        <code>t.body</code> with the webhook’s secret. Failed deliveries (no 2xx response) are
        retried up to 12 times.
      </p>
      {secret && <ShownOnce name="Webhook secret" text={secret} />}
      <ul>
        {known.map((hook) => (
          <li key={hook.id} className="border-b border-rule py-3 last:border-b-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <div>
                <p className="font-[550] [overflow-wrap:anywhere]">{hook.url}</p>
                <p className="text-1 text-ink-2">{hook.events.join(', ')}</p>
                <StateMark mood={!hook.is_active ? 'past' : hook.failed > 0 ? 'bad' : 'good'}>
                  {!hook.is_active
                    ? 'Paused'
                    : hook.failed > 0
                      ? `${hook.failed} of the last 100 failed`
                      : 'Active'}
                </StateMark>
              </div>
              <HookButtons hook={hook} onChanged={setKnown} />
            </div>
            <DeliveryList webhookId={hook.id} />
          </li>
        ))}
      </ul>
      {known.length === 0 && <p className="text-ink-2">No webhooks yet.</p>}
    </Panel>
  );
}

function HookButtons({
  hook,
  onChanged,
}: {
  hook: Webhook;
  onChanged: (hooks: Webhook[]) => void;
}) {
  const { id, url, events, is_active } = hook;
  const [input, setInput] = useState<WebhookInput>({ url, events, is_active });
  const params = { id };
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmButton
        label="Edit"
        kind="second"
        question="Edit webhook"
        confirmLabel="Save webhook"
        onConfirm={async () => onChanged((await send(changeWebhook, { params, body: input })).data)}
      >
        <WebhookFields hook={input} onChange={setInput} canPause />
      </ConfirmButton>
      <ConfirmButton
        label="Delete"
        question="Delete this webhook?"
        confirmLabel="Delete webhook"
        isDestructive
        onConfirm={async () => onChanged((await send(removeWebhook, { params })).data)}
      >
        <p>Its secret and delivery history will be deleted too.</p>
      </ConfirmButton>
    </div>
  );
}
