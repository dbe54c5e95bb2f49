import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FailedState } from '@/components/ui/failed-state';
import { toastSuccess } from '@/components/ui/toast';
import { type StaffTag, type tagCalls, tagInput, type TagInput } from '@/lib/contract/staff-tag';
import { ConfirmButton } from '../confirm-button';
import { Panel } from '../panel';
import { randomKey } from '@/lib/api/random-key';
import { sendLazily } from '@/lib/api/lazily';
import { useStaffList } from '@/lib/dashboard/use-staff-list';
import { useForm } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { TextField } from '@/components/form/text-field';
import { errorMessage } from '@/lib/api/api-error';

const fullList = { page_size: '100', sort: 'name' };

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

type NameCalls = typeof tagCalls;

/** List of names, such as tags, and its changes. Refused changes throw ApiError. */
function useNames(calls: NameCalls) {
  const list = useStaffList(calls.list, fullList);

  /** Reads the list again after each change, also if it was refused. */
  async function change(sent: Promise<unknown>): Promise<void> {
    try {
      await sent;
    } finally {
      await list.mutate();
    }
  }

  const add = (name: string) =>
    change(sendLazily(calls.create, { body: { name }, idempotencyKey: randomKey() }));
  const rename = ({ id, version }: StaffTag, name: string) =>
    change(sendLazily(calls.change, { params: { id }, body: { name, version } }));
  const remove = ({ id }: StaffTag) => change(sendLazily(calls.remove, { params: { id } }));

  return {
    names: list.data?.data,
    hasFailed: list.error !== undefined && !list.data,
    retry: () => list.mutate(),
    add,
    rename,
    remove,
  };
}

interface NameFormProps {
  label: string;
  name?: string;
  saveLabel: string;
  /** Throws ApiError if the store refuses. */
  onSave: (name: string) => Promise<void>;
}

function NameForm({ label, name = '', saveLabel, onSave }: NameFormProps) {
  const { control, handleSubmit, setError, reset, formState } = useForm<
    TagInput,
    unknown,
    TagInput
  >({
    resolver: draftResolver<TagInput, TagInput>(tagInput),
    defaultValues: { name },
  });
  const submit = handleSubmit(async (input) => {
    try {
      await onSave(input.name);
      reset({ name });
    } catch (error) {
      if (!showFieldErrors(error, ['name'], setError)) {
        setError('name', { type: 'store', message: errorMessage(error) });
      }
    }
  });
  return (
    <form onSubmit={submit} noValidate className="name-new">
      <TextField control={control} name="name" label={label} maxLength={60} autoComplete="off" />
      <Button type="submit" busyText={formState.isSubmitting ? 'Saving' : undefined}>
        {saveLabel}
      </Button>
    </form>
  );
}
