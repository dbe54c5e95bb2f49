import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { TextQuestion } from './text-question';

interface NoteFormProps {
  maxLength: number;
  known?: string;
  onLeave?: () => void;
  onWrite: (text: string) => Promise<void>;
}

export function NoteForm({ maxLength, known = '', onLeave, onWrite }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(known);
  const { isBusy, problem, run } = useWork();

  useEffect(() => {
    if (known) form.current?.querySelector('textarea')?.focus();
  }, [known]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      await onWrite(text);
      setText('');
    });
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-3">
      <TextQuestion
        label={known ? 'Note' : 'Internal note (only staff can see it)'}
        value={text}
        onChange={setText}
        maxLength={maxLength}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="second" size="card" busyText={isBusy ? 'Saving' : undefined}>
          Save note
        </Button>
        {onLeave && (
          <Button kind="quiet" size="card" onClick={onLeave}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
