'use client';

import { useState, type ComponentType } from 'react';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import { fetchPart } from '@/components/ui/fetch-part';
import { useSession } from '@/lib/platform/session/use-session';
import { loginReason } from './login-reason';
import type { QuestionDialogProps } from './question-dialog';

interface AskQuestionProps {
  productId: number;
  productName: string;
}

export function AskQuestion(product: AskQuestionProps) {
  const person = useSession();
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    const part = await fetchPart(import('./question-dialog'));
    if (!part) return;
    setDialog(() => part.QuestionDialog);
    setIsOpen(true);
  }
  function ask() {
    if (person !== null) void open();
    else openLogin({ reason: loginReason, afterwards: () => void open() });
  }

  return (
    <>
      <Button kind="second" aria-haspopup="dialog" onClick={ask}>
        Ask a question
      </Button>
      {Dialog && <Dialog {...product} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
