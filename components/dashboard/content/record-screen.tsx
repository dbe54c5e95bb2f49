'use client';

import type { ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { buttonClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import type { RecordKind } from '@/lib/dashboard/content/record-kind';
import { useRecord, type Versioned } from '@/lib/dashboard/content/use-record';
import { ConfirmButton } from '../confirm-button';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import { OvertakenWays } from './overtaken-ways';

interface RecordScreenProps<Draft extends FieldValues, Input extends object, Shown> {
  kind: RecordKind<Draft, Input, Shown>;
  known: Shown | null;
  lead?: ReactNode;
  actions?: (record: Shown) => ReactNode;
  children: (form: UseFormReturn<Draft, unknown, Input>, record: Shown | null) => ReactNode;
}

export function RecordScreen<
  Draft extends FieldValues,
  Input extends object,
  Shown extends Versioned,
>({ kind, known, lead, actions, children }: RecordScreenProps<Draft, Input, Shown>) {
  const { contentType, noun, calls, schema, toDraft, titleOf, partsOf, shopHref, removal } = kind;
  const listPath = contentPath(contentType);
  const { record, save, remove, readAgain, follow } = useRecord<Input, Shown>({
    calls,
    known,
    listPath,
    pathOfRecord: (made) => contentPath(contentType, ...(partsOf?.(made) ?? [made.id])),
  });
  const form = useForm<Draft, unknown, Input>({
    resolver: draftResolver<Draft, Input>(schema),
    defaultValues: toDraft(known) as DefaultValues<Draft>,
  });
  const seen = record && shopHref?.(record);

  return (
    <>
      <DashboardHead
        title={record ? titleOf(record) : `New ${noun}`}
        lead={lead}
        above={{ label: contentTypes[contentType], href: listPath }}
      >
        {record && removal && (
          <ConfirmButton
            label="Delete"
            question={`Delete this ${noun}?`}
            confirmLabel="Delete it"
            onConfirm={async () => {
              await remove();
              toastSuccess('Deleted');
            }}
          >
            <p>{removal}</p>
          </ConfirmButton>
        )}
        {record && actions?.(record)}
        {seen && (
          <a href={seen} target="_blank" className={buttonClass('second', 'card')}>
            See it in the shop
          </a>
        )}
      </DashboardHead>
      <RecordForm
        form={form}
        names={Object.keys(toDraft(null)) as FieldPath<Draft>[]}
        isNew={record === null}
        onSave={async (input) => toDraft(await save(input))}
        conflict={(error) => (
          <OvertakenWays
            error={error}
            onTakeTheirs={async () => form.reset(toDraft(await readAgain()))}
            onKeepMine={follow}
          />
        )}
      >
        {children(form, record)}
      </RecordForm>
    </>
  );
}
