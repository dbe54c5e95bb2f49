'use client';

import { useState } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { send } from '@/lib/api/browser';
import { providerFields, providerKinds, providers } from '@/lib/contract/providers';
import {
  chooseGateway,
  exportSmsTemplates,
  removeProviderKeys,
  type ProviderKeys,
  type ProviderKeysState,
} from '@/lib/contract/staff-provider-keys';
import { formatDateTime } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import { KeyForm } from './key-form';
import { KeyTrial } from './key-trial';
import { toastError, toastSuccess } from '@/components/ui/toast';

interface ProviderPanelProps {
  keys: ProviderKeys;
  takesPayments: boolean;
  canChoose: boolean;
  onChanged: (state: ProviderKeysState) => void;
}

const states = {
  server: { mood: 'good', words: 'Set by the server’s settings' },
  stored: { mood: 'good', words: 'Set' },
  none: { mood: 'past', words: 'Not set' },
} as const;

export function ProviderPanel({ keys, takesPayments, canChoose, onChanged }: ProviderPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { provider, origin, changed_at, changed_by } = keys;
  const { name, kind } = providers[provider];
  const isGateway = kind === 'gateway';
  const { mood, words } = states[origin];

  return (
    <Panel
      title={`${providerKinds[kind]}: ${name}`}
      id={provider}
      actions={<StateMark mood={mood}>{words}</StateMark>}
    >
      {origin === 'server' && (
        <p className="mb-3 text-ink-2">
          Change it where the store is started: {keys.settings.join(', ')}.
        </p>
      )}
      {origin === 'stored' && <StoredFields keys={keys} />}
      {changed_at && origin === 'stored' && (
        <p className="mb-3 text-1 text-ink-2">
          Changed on {formatDateTime(changed_at)}
          {changed_by && ` by ${changed_by}`}
        </p>
      )}
      {isGateway && takesPayments && (
        <p className="mb-3">
          {hasFailed
            ? 'New payments would go here, but the keys were refused: nobody can pay online. Change the keys.'
            : 'Takes the new payments.'}
        </p>
      )}
      {kind === 'sms' && (
        <p className="mb-3">
          Register the texts of your SMS first:{' '}
          <a href={`/api/store${exportSmsTemplates.path}`} download className={linkClass}>
            Download SMS texts (XLSX)
          </a>
        </p>
      )}
      {keys.webhook_url && <WebhookAddress address={keys.webhook_url} />}
      {isOpen ? (
        <KeyForm
          keys={keys}
          onSaved={(state) => {
            onChanged(state);
            setHasFailed(false);
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {origin !== 'server' && (
            <Button kind="second" size="card" onClick={() => setIsOpen(true)}>
              {origin === 'stored' ? 'Change keys' : 'Enter keys'}
            </Button>
          )}
          {origin === 'stored' && isGateway && !takesPayments && canChoose && (
            <ConfirmButton
              label="Use for new payments"
              question={`Take new payments through ${name}?`}
              confirmLabel="Use it"
              onConfirm={async () =>
                onChanged((await send(chooseGateway, { params: { provider } })).data)
              }
            >
              <p>Payments that have begun end where they began.</p>
            </ConfirmButton>
          )}
          {origin === 'stored' && (
            <ConfirmButton
              label="Remove"
              question={`Remove the keys of ${name}?`}
              confirmLabel="Remove"
              onConfirm={async () =>
                onChanged((await send(removeProviderKeys, { params: { provider } })).data)
              }
            >
              <p>
                {isGateway
                  ? 'Open payments and refunds at this gateway can no longer be followed. Keep the keys until the last one is settled.'
                  : 'The shop does without it within seconds.'}
              </p>
            </ConfirmButton>
          )}
        </div>
      )}
      {origin !== 'none' && !isOpen && (
        <KeyTrial provider={provider} onTried={(isOk) => setHasFailed(!isOk)} />
      )}
    </Panel>
  );
}

function StoredFields({ keys: { provider, fields } }: { keys: ProviderKeys }) {
  return (
    <dl className="mb-3 grid gap-x-6 md:grid-cols-[12rem_minmax(0,1fr)]">
      {providerFields(provider).map(({ name, label, isSecret }) => {
        const field = fields.find((one) => one.name === name);
        if (!field?.is_set) return null;
        const ending = field.ending ? `Set, ends in …${field.ending}` : 'Set';
        return (
          <div key={name} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="mb-1 max-h-32 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
              {isSecret ? ending : field.value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Address that the provider calls, to be entered there. */
function WebhookAddress({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess('Copied');
    } catch {
      toastError('Failed to copy');
    }
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-2">Webhook address</span>
      <code className="wrap-anywhere">
        <BreakableText text={address} />
      </code>
      <Button kind="second" size="card" onClick={copy}>
        Copy address
      </Button>
    </p>
  );
}
