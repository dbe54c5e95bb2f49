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
  server: { mood: 'good', words: 'Set on the server' },
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
          To change it, edit the server settings: {keys.settings.join(', ')}.
        </p>
      )}
      {origin === 'stored' && <StoredFields keys={keys} />}
      {changed_at && origin === 'stored' && (
        <p className="mb-3 text-1 text-ink-2">
          Updated on {formatDateTime(changed_at)}
          {changed_by && ` by ${changed_by}`}
        </p>
      )}
      {isGateway && takesPayments && (
        <p className="mb-3">
          {hasFailed
            ? 'New payments should go here, but the keys were rejected, so customers can’t pay online. Change the keys.'
            : 'New payments go through this gateway.'}
        </p>
      )}
      {kind === 'sms' && (
        <p className="mb-3">
          First register your SMS templates with a DLT operator:{' '}
          <a href={`/api/store${exportSmsTemplates.path}`} download className={linkClass}>
            Download SMS templates (XLSX)
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
              question={`Use ${name} for new payments?`}
              onConfirm={async () =>
                onChanged((await send(chooseGateway, { params: { provider } })).data)
              }
            >
              <p>Payments that have already started will finish on the current gateway.</p>
            </ConfirmButton>
          )}
          {origin === 'stored' && (
            <ConfirmButton
              label="Remove keys"
              question={`Remove the keys for ${name}?`}
              isDestructive
              onConfirm={async () =>
                onChanged((await send(removeProviderKeys, { params: { provider } })).data)
              }
            >
              <p>
                {isGateway
                  ? 'You won’t be able to track open payments and refunds at this gateway. Keep the keys until all of them are completed.'
                  : 'It will be disconnected within seconds.'}
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
      toastError('Couldn’t copy');
    }
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-2">Webhook URL</span>
      <code className="wrap-anywhere">
        <BreakableText text={address} />
      </code>
      <Button kind="second" size="card" onClick={copy}>
        Copy URL
      </Button>
    </p>
  );
}
