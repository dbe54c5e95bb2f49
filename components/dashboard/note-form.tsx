'use client';

import { useState, type FormEvent } from 'react';
import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { useWork } from '@/lib/dashboard/use-work';
import { Asked } from './asked';

interface NoteFormProps {
  maxLength: number;
  /** Writes it down; what it throws is said, and the words stay. */
  onWrite: (text: string) => Promise<void>;
}

/** A place to write something down among colleagues. */
export function NoteForm({ maxLength, onWrite }: NoteFormProps) {
  const [text, setText] = useState('');
  const { isBusy, problem, run } = useWork();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      await onWrite(text);
      setText('');
    });
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <Asked
        label="For colleagues, never for the customer"
        value={text}
        onChange={setText}
        maxLength={maxLength}
        rows={2}
      />
      <FormProblem>{problem}</FormProblem>
      <Button
        type="submit"
        kind="second"
        size="card"
        busyText={isBusy ? 'Writing' : undefined}
        className="justify-self-start"
      >
        Write it down
      </Button>
    </form>
  );
}
