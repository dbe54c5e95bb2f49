import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from './confirm-button';
import { NoteForm } from './note-form';

interface WrittenNoteProps {
  note: { text: string; may_change: boolean; may_remove: boolean };
  maxLength: number;
  onChange: (text: string) => Promise<void>;
  onRemove: () => Promise<void>;
  children: ReactNode;
}

export function WrittenNote({ note, maxLength, onChange, onRemove, children }: WrittenNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  function close() {
    wasOpen.current = true;
    setIsOpen(false);
  }
  function focusAgain(button: HTMLButtonElement | null) {
    if (button && wasOpen.current) button.focus();
    if (button) wasOpen.current = false;
  }

  if (isOpen) {
    return (
      <NoteForm
        known={note.text}
        maxLength={maxLength}
        onLeave={close}
        onWrite={async (text) => {
          await onChange(text);
          close();
        }}
      />
    );
  }
  return (
    <>
      {children}
      {(note.may_change || note.may_remove) && (
        <div className="note-ways">
          {note.may_change && (
            <Button ref={focusAgain} kind="quiet" size="card" onClick={() => setIsOpen(true)}>
              Edit
            </Button>
          )}
          {note.may_remove && (
            <ConfirmButton
              label="Remove"
              question="Remove this note?"
              confirmLabel="Remove note"
              isDestructive
              onConfirm={onRemove}
            >
              <p>The note will be removed. Its text stays in the activity log.</p>
            </ConfirmButton>
          )}
        </div>
      )}
    </>
  );
}
