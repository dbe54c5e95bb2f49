import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  /** Without effect now; the keyboard still reaches it, so that the focus is not lost. */
  isOff?: boolean;
  title?: string;
}

export function IconButton({ icon: Drawing, label, onClick, isOff, title }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      title={title}
      onClick={isOff ? undefined : onClick}
      className="inline-grid size-11 flex-none place-items-center rounded-control hover:bg-paper-2 aria-disabled:cursor-not-allowed aria-disabled:text-edge"
    >
      <Drawing className="size-5" aria-hidden />
    </button>
  );
}
