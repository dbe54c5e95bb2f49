import { useState } from 'react';
import { useForm } from 'react-hook-form';
import useSWR from 'swr';
import { ActionDialog } from '@/components/form/action-dialog';
import { draftResolver } from '@/components/form/draft-resolver';
import { FileField } from '@/components/form/file-field';
import { showFieldErrors } from '@/components/form/show-field-errors';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { toastSuccess } from '@/components/ui/toast';
import { useWork } from '@/components/ui/use-work';
import { ApiError } from '@/lib/api/api-error';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { listGrowers } from '@/lib/contract/grower';
import {
  lotInput,
  reportField,
  reportRules,
  type LotInput,
  type StaffLot,
} from '@/lib/contract/staff-product-lot';
import {
  lotForm,
  lotNames,
  reportFault,
  toLotDraft,
  type LotDraft,
} from '@/lib/dashboard/products/lot-draft';
import { formatFileSize } from '@/lib/format/file-size';

interface LotDialogProps {
  /** Undefined: a new lot. */
  lot: StaffLot | undefined;
  /** Throws ApiError. */
  onSave: (form: FormData) => Promise<void>;
  onClose: () => void;
}

const resolver = draftResolver<LotDraft, LotInput>(lotInput);

export function LotDialog({ lot, onSave, onClose }: LotDialogProps) {
  const { control, handleSubmit, setError } = useForm<LotDraft, unknown, LotInput>({
    resolver,
    defaultValues: toLotDraft(lot),
  });
  const [report, setReport] = useState<File>();
  const [reportError, setReportError] = useState<string>();
  const { isBusy, problem, run } = useWork({
    showAtField: (error) => {
      const fault = error instanceof ApiError ? error.fields[reportField]?.[0] : undefined;
      setReportError(fault);
      return showFieldErrors(error, lotNames, setError) || fault !== undefined;
    },
  });
  const { data: growers } = useSWR<AnswerOf<typeof listGrowers>>(listGrowers.path, readLazily);
  const reportBytes = lot?.report_bytes ?? null;

  const save = handleSubmit((input) =>
    run(async () => {
      setReportError(undefined);
      await onSave(lotForm(input, report));
      toastSuccess('Lot saved');
      onClose();
    }),
  );

  return (
    <ActionDialog
      title={lot ? `Lot ${lot.number}` : 'Add lot'}
      onClose={onClose}
      actionLabel="Save lot"
      busyText={isBusy ? 'Saving' : undefined}
      problem={problem}
      onAction={save}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField control={control} name="number" label="Lot number" maxLength={40} />
        <SelectField
          control={control}
          name="grower_id"
          label="Grower"
          isOptional
          options={growerOptions(growers, lot)}
          placeholder="Not known"
          help="Growers are added under Content."
        />
        <TextField
          control={control}
          name="harvested_on"
          type="date"
          label="Harvested on"
          isOptional
        />
        <TextField control={control} name="packed_on" type="date" label="Packed on" />
        <TextField
          control={control}
          name="packed_at"
          label="Packed at"
          placeholder="Packing house, town"
          maxLength={120}
          isOptional
        />
        <TextField
          control={control}
          name="best_before"
          type="date"
          label="Best before"
          isOptional
        />
        <TextField
          control={control}
          name="laboratory"
          label="Laboratory"
          maxLength={120}
          isOptional
          help="Fill this in after the lab test. Only tested lots are shown on the product page."
        />
        <TextField control={control} name="tested_on" type="date" label="Report date" isOptional />
        <div className="md:col-span-2">
          <FileField
            label="Lab report"
            help={
              reportBytes === null
                ? 'PDF, up to 5 MB'
                : `PDF, up to 5 MB. Replaces the current report (${formatFileSize(reportBytes)})`
            }
            accept={[reportRules.type]}
            file={report}
            onChange={(file) => {
              setReport(file);
              setReportError(undefined);
            }}
            findFault={reportFault}
            error={reportError}
          />
        </div>
      </div>
    </ActionDialog>
  );
}

/** The published growers, and the one that the lot has. */
function growerOptions(
  growers: AnswerOf<typeof listGrowers> | undefined,
  lot: StaffLot | undefined,
) {
  const options = (growers?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const own = lot?.grower;
  return own && options.every(({ value }) => value !== own.id)
    ? [{ value: own.id, label: own.name }, ...options]
    : options;
}
