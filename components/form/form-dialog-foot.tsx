import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { FormProblem } from './field-error';

interface FormDialogFootProps {
  state: { isSubmitting: boolean; errors: { root?: { message?: string | undefined } } };
  onClose: () => void;
  dismissLabel?: string;
  submitLabel: string;
  submitKind?: ButtonKind;
  busyText: string;
}

/** Error and buttons at the end of a form in a dialog. */
export function FormDialogFoot({
  state: { isSubmitting, errors },
  onClose,
  dismissLabel = 'Cancel',
  submitLabel,
  submitKind = 'main',
  busyText,
}: FormDialogFootProps) {
  return (
    <>
      <FormProblem>{errors.root?.message}</FormProblem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {dismissLabel}
        </Button>
        <Button type="submit" kind={submitKind} busyText={isSubmitting ? busyText : undefined}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
