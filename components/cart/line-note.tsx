import type { ReactNode } from 'react';

interface LineNoteProps {
  text: string;
  tone: 'trouble' | 'good';
  remedy?: ReactNode;
  onRemedy?: () => void;
}

export function LineNote({ text, tone, remedy, onRemedy }: LineNoteProps) {
  const colour = tone === 'trouble' ? 'text-clay' : 'text-leaf-7';
  return (
    <p className={`flex flex-wrap items-center gap-x-3 pt-2 font-[550] ${colour}`}>
      {text}
      {remedy && (
        <button
          type="button"
          onClick={onRemedy}
          className="min-h-11 underline decoration-1 underline-offset-4 hover:text-ink md:min-h-8"
        >
          {remedy}
        </button>
      )}
    </p>
  );
}
