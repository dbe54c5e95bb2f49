import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { FormProblem } from './field-error';

interface ActionDialogProps {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
  dismissLabel?: ReactNode;
  dismissKind?: ButtonKind;
  actionLabel: ReactNode;
  actionKind?: ButtonKind;
  busyText?: string | undefined;
  problem?: string | undefined;
  onAction: () => unknown;
}

/** Dialog with two buttons: one closes it, the other acts. */
export function ActionDialog({
  title,
  isOpen = true,
  onClose,
  children,
  dismissLabel = 'Cancel',
  dismissKind = 'quiet',
  actionLabel,
  actionKind = 'main',
  busyText,
  problem,
  onAction,
}: ActionDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button kind={dismissKind} onClick={onClose}>
            {dismissLabel}
          </Button>
          <Button kind={actionKind} busyText={busyText} onClick={() => void onAction()}>
            {actionLabel}
          </Button>
        </>
      }
    >
      {children}
      <div className={problem && 'mt-3'}>
        <FormProblem>{problem}</FormProblem>
      </div>
    </Dialog>
  );
}
