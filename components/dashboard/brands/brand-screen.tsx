'use client';

import { useForm, type FieldPath } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { buttonClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import * as calls from '@/lib/contract/staff-brand';
import { fromBrandDraft, toBrandDraft, type BrandDraft } from '@/lib/dashboard/brands/brand-draft';
import { brandPath, brandsPath } from '@/lib/dashboard/paths';
import { useRecord } from '@/lib/dashboard/content/use-record';
import { routes } from '@/lib/platform/routes';
import { ConfirmButton } from '../confirm-button';
import { ConflictChoice } from '../conflict-choice';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import { BrandFields } from './brand-fields';

const names = Object.keys(toBrandDraft(null)) as FieldPath<BrandDraft>[];

export function BrandScreen({ known }: { known: calls.StaffBrand | null }) {
  const { record, save, remove, readAgain, follow } = useRecord<calls.BrandInput, calls.StaffBrand>(
    {
      calls,
      known,
      listPath: brandsPath,
      pathOfRecord: ({ id }) => brandPath(id),
    },
  );
  const form = useForm<BrandDraft, unknown, calls.BrandInput>({
    resolver: draftResolver<BrandDraft, calls.BrandInput>(calls.brandInput, fromBrandDraft),
    defaultValues: toBrandDraft(known),
  });
  const count = record?.product_count ?? 0;
  return (
    <>
      <DashboardHead
        title={record?.name ?? 'New brand'}
        lead={record ? `${count} ${count === 1 ? 'product' : 'products'}` : undefined}
        above={{ label: 'Brands', href: brandsPath }}
      >
        {record && count === 0 && (
          <ConfirmButton
            label="Delete"
            question={`Delete ${record.name}?`}
            confirmLabel="Delete brand"
            isDestructive
            onConfirm={async () => {
              await remove();
              toastSuccess('Deleted');
            }}
          >
            <p>This brand has no products. Its page will be deleted.</p>
          </ConfirmButton>
        )}
        {record && (
          <a
            href={routes.shop({ brand: record })}
            target="_blank"
            className={buttonClass('second', 'card')}
          >
            View in shop
          </a>
        )}
      </DashboardHead>
      <RecordForm
        form={form}
        names={names}
        isNew={record === null}
        onSave={async (input) => toBrandDraft(await save(input))}
        conflict={(error) => (
          <ConflictChoice
            error={error}
            onShowCurrent={async () => form.reset(toBrandDraft(await readAgain()))}
            onOverwrite={follow}
          />
        )}
      >
        <BrandFields control={form.control} />
      </RecordForm>
    </>
  );
}
