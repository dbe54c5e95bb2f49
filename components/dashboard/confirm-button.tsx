import { useState, type ReactNode } from 'react';
import { ActionDialog } from '@/components/form/action-dialog';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { useWork } from '@/components/ui/use-work';

interface ConfirmButtonProps {
  label: string;
  kind?: ButtonKind;
  size?: 'page' | 'card';
  question: string;
  children?: ReactNode;
  /** Default: the label. */
  confirmLabel?: string;
  /** What it does removes something or cannot be undone. */
  isDestructive?: boolean;
  /** Errors that it throws are shown in the dialog, which stays open. */
  onConfirm: () => Promise<void>;
}

export function ConfirmButton({
  label,
  kind = 'quiet',
  size = 'card',
  question,
  children,
  confirmLabel = label,
  isDestructive = false,
  onConfirm,
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, problem, run } = useWork();

  async function confirm() {
    await onConfirm();
    setIsOpen(false);
  }

  return (
    <>
      <Button kind={kind} size={size} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ActionDialog
        title={question}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        dismissLabel={confirmLabel.startsWith('Cancel') ? 'Go back' : 'Cancel'}
        actionLabel={confirmLabel}
        actionKind={isDestructive ? 'danger' : 'main'}
        busyText={isBusy ? 'Working' : undefined}
        problem={problem}
        onAction={() => run(confirm)}
      >
        {children}
      </ActionDialog>
    </>
  );
}
