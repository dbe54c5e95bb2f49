'use client';

import { useState, type ReactNode } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { useWork } from '@/components/ui/use-work';

interface ConfirmButtonProps {
  label: string;
  kind?: ButtonKind;
  size?: 'page' | 'card';
  question: string;
  children?: ReactNode;
  confirmLabel: string;
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
  confirmLabel,
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
      <Dialog
        title={question}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        foot={
          <>
            <Button kind="quiet" onClick={() => setIsOpen(false)}>
              {confirmLabel.startsWith('Cancel') ? 'Go back' : 'Cancel'}
            </Button>
            <Button
              kind={isDestructive ? 'danger' : 'main'}
              busyText={isBusy ? 'Working' : undefined}
              onClick={() => run(confirm)}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
        <FormProblem>{problem}</FormProblem>
      </Dialog>
    </>
  );
}
