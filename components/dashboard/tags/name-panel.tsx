'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FailedState } from '@/components/ui/failed-state';
import { toastSuccess } from '@/components/ui/toast';
import type { StaffTag } from '@/lib/contract/staff-tag';
import { useNames, type NameCalls } from '@/lib/dashboard/tags/use-names';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { NameForm } from './name-form';

interface NamePanelProps {
  title: string;
  noun: string;
  calls: NameCalls;
}

export function NamePanel({ title, noun, calls }: NamePanelProps) {
  const { names, hasFailed, retry, add, rename, remove } = useNames(calls);
  const [renamed, setRenamed] = useState<StaffTag>();
  return (
    <Panel title={title}>
      <NameForm
        label={`New ${noun}`}
        saveLabel="Add"
        onSave={async (name) => {
          await add(name);
          toastSuccess(`${name} added`);
        }}
      />
      {names?.length === 0 && <p className="text-ink-2">No {title.toLowerCase()} yet.</p>}
      {hasFailed && <FailedState title="The list could not be loaded" retry={retry} />}
      <ul aria-label={title} aria-busy={!names && !hasFailed} className="name-list min-h-40">
        {names?.map((one) => (
          <li key={one.id}>
            <span>
              {one.name}
              <small>
                {one.product_count.toLocaleString('en-IN')}{' '}
                {one.product_count === 1 ? 'product' : 'products'}
              </small>
            </span>
            <Button kind="quiet" size="card" onClick={() => setRenamed(one)}>
              Rename<span className="sr-only"> {one.name}</span>
            </Button>
            {one.product_count === 0 && (
              <ConfirmButton
                label="Delete"
                question={`Delete ${one.name}?`}
                confirmLabel={`Delete ${noun}`}
                isDestructive
                onConfirm={async () => {
                  await remove(one);
                  toastSuccess('Deleted');
                }}
              >
                <p>No product uses it.</p>
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        title={`Rename ${renamed?.name ?? ''}`}
        isOpen={renamed !== undefined}
        onClose={() => setRenamed(undefined)}
      >
        {renamed && (
          <>
            <NameForm
              key={renamed.id}
              label="Name"
              name={renamed.name}
              saveLabel="Rename"
              onSave={async (name) => {
                await rename(renamed, name);
                setRenamed(undefined);
                toastSuccess('Renamed');
              }}
            />
            <p className="text-1 text-ink-2">
              The name changes on {renamed.product_count.toLocaleString('en-IN')}{' '}
              {renamed.product_count === 1 ? 'product' : 'products'}, in filters and in search
              within seconds.
            </p>
          </>
        )}
      </Dialog>
    </Panel>
  );
}
