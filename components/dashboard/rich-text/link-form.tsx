import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { FieldError } from '@/components/form/field-error';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { linkAddress } from './tidy-html';

export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(present);
  const [problem, setProblem] = useState<string>();

  function set() {
    const href = linkAddress(typed);
    if (!href) return setProblem('Enter a link such as https://… or /shop');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present) {
      chain.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else {
      chain.setLink({ href });
    }
    chain.run();
    onDone();
  }

  return (
    <div className="text-link">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="mb-1 block text-1 font-[550]">
          Link
        </label>
        <input
          id={id}
          value={typed}
          autoFocus
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
          className={controlClass(problem !== undefined)}
        />
        <FieldError id={`${id}-error`} message={problem} />
      </div>
      {present && (
        <Button
          kind="quiet"
          size="card"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          Remove link
        </Button>
      )}
      <Button kind="second" size="card" onClick={set}>
        Add link
      </Button>
    </div>
  );
}
