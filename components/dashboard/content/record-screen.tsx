import { useSearchParams } from 'next/navigation';
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
import { contentPath, contentTypes } from '@/lib/dashboard/paths';
import { recordPath, type RecordKind } from '@/lib/dashboard/content/record-kind';
import { useRecord, type Versioned } from '@/lib/dashboard/content/use-record';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { ConfirmButton } from '../confirm-button';
import { ConflictChoice } from '../conflict-choice';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import './content.css';

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
  const { contentType, noun, calls, schema, toDraft, prefill, recordTitle, removal } = kind;
  const shop = useShop();
  const parameters = useSearchParams();
  const listPath = contentPath(contentType);
  const { record, save, remove, readAgain, follow } = useRecord<Input, Shown>({
    calls,
    known,
    listPath,
    pathOfRecord: ({ id }) => recordPath(kind, id),
  });
  const prefilled = !known && prefill && parameters.get(prefill.parameter);
  const form = useForm<Draft, unknown, Input>({
    resolver: draftResolver<Draft, Input>(schema),
    defaultValues: {
      ...toDraft(known),
      ...(prefilled && { [prefill.field]: prefilled }),
    } as DefaultValues<Draft>,
  });
  const shopHref = record && kind.shopHref?.(record);

  return (
    <>
      <DashboardHead
        title={record ? recordTitle(record, shop) : `New ${noun}`}
        lead={lead}
        above={{ label: contentTypes[contentType], href: listPath }}
      >
        {record && removal && !kind.isBuiltIn?.(record) && (
          <ConfirmButton
            label="Delete"
            question={`Delete this ${noun}?`}
            confirmLabel={`Delete ${noun}`}
            isDestructive
            onConfirm={async () => {
              await remove();
              toastSuccess('Deleted');
            }}
          >
            <p>{removal}</p>
          </ConfirmButton>
        )}
        {record && actions?.(record)}
        {shopHref && (
          <a href={shopHref} target="_blank" className={buttonClass('second', 'card')}>
            View in shop
          </a>
        )}
      </DashboardHead>
      <RecordForm
        form={form}
        names={Object.keys(toDraft(null)) as FieldPath<Draft>[]}
        isNew={record === null}
        onSave={async (input) => toDraft(await save(input))}
        conflict={(error) => (
          <ConflictChoice
            error={error}
            onShowCurrent={async () => form.reset(toDraft(await readAgain()))}
            onOverwrite={follow}
          />
        )}
      >
        {children(form, record)}
      </RecordForm>
    </>
  );
}
