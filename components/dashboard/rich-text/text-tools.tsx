import { useEditorState, type Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { tools } from './tools';

interface TextToolsProps {
  editor: Editor;
  isLinkOpen: boolean;
  onLink: () => void;
}

export function TextTools({ editor, isLinkOpen, onLink }: TextToolsProps) {
  const states = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isLink: editor.isActive('link'),
      tools: tools.map(({ isOn, canRun }) => ({
        isOn: isOn?.(editor),
        canRun: canRun?.(editor) ?? true,
      })),
    }),
  });
  return (
    <div role="toolbar" aria-label="Format" onKeyDown={moveBetween} className="text-tools">
      {tools.map(({ label, Icon, run }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          title={label}
          aria-label={label}
          aria-pressed={states.tools[index]?.isOn}
          aria-disabled={!states.tools[index]?.canRun}
          onClick={() => run(editor)}
        >
          <Icon className="size-5" aria-hidden />
        </button>
      ))}
      <button
        type="button"
        tabIndex={-1}
        title="Link"
        aria-label="Link"
        aria-pressed={states.isLink}
        aria-expanded={isLinkOpen}
        onClick={onLink}
      >
        <Link2 className="size-5" aria-hidden />
      </button>
    </div>
  );
}

function moveBetween(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(event.target as HTMLButtonElement);
  buttons.at((here + step) % buttons.length)?.focus();
  event.preventDefault();
}
