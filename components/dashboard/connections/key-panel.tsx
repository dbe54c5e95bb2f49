'use client';

import { useState } from 'react';
import { send } from '@/lib/api/browser';
import { revokeApiKey, type ApiKey } from '@/lib/contract/staff-connection';
import { areaTexts } from '@/lib/contract/staff-area';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { NewKey } from './new-key';
import { ShownOnce } from './shown-once';

export function KeyPanel({ keys }: { keys: ApiKey[] }) {
  const [known, setKnown] = useState(keys);
  const [fresh, setFresh] = useState<string>();
  return (
    <Panel
      title="API keys"
      actions={
        <NewKey
          onMade={({ key, data }) => {
            setFresh(key);
            setKnown(data);
          }}
        />
      }
    >
      <p className="mb-3 text-ink-2">
        Send the key as <code>Authorization: Bearer …</code> together with{' '}
        <code>company-id: 33</code>. All endpoints are listed in <code>/openapi.json</code>.
      </p>
      {fresh && <ShownOnce name="API key" text={fresh} />}
      <ul>
        {known.map(
          ({ id, name, last_four, scopes, per_minute, created_at, expires_at, last_used_at }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0"
            >
              <div>
                <p className="font-[550]">
                  {name} <code className="font-normal text-ink-2">…{last_four}</code>
                </p>
                <p>{scopes.map((area) => areaTexts[area].name).join(', ')}</p>
                <p className="text-1 text-ink-2">
                  Up to {per_minute} calls per minute. Created on {formatDate(created_at)}
                  {expires_at && `, expires on ${formatDate(expires_at)}`}
                  {last_used_at ? `, last used on ${formatDateTime(last_used_at)}` : ', never used'}
                </p>
              </div>
              <ConfirmButton
                label="Revoke"
                question={`Revoke the key “${name}”?`}
                confirmLabel="Revoke key"
                isDestructive
                onConfirm={async () =>
                  setKnown((await send(revokeApiKey, { params: { id } })).data)
                }
              >
                <p>The app using it will lose access immediately.</p>
              </ConfirmButton>
            </li>
          ),
        )}
      </ul>
      {known.length === 0 && <p className="text-ink-2">No keys yet.</p>}
    </Panel>
  );
}
