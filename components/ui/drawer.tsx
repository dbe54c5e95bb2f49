'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface DrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  side?: 'left' | 'right' | 'centre';
  children: ReactNode;
}

const places = {
  left: 'mr-auto h-dvh max-h-none w-[min(22rem,calc(100vw-2.5rem))]',
  right: 'ml-auto h-dvh max-h-none w-[min(24rem,calc(100vw-2.5rem))]',
  centre: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] rounded-control',
};

/** A native modal dialog: holds the focus, closes by Esc and by a press beside it. */
export function Drawer({ title, isOpen, onClose, side = 'left', children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`overflow-y-auto overscroll-contain bg-paper-0 p-0 text-ink shadow-above backdrop:bg-ink/40 ${places[side]}`}
    >
      <div className="flex items-center justify-between border-b border-rule py-2 pr-2 pl-4">
        <p className="font-display text-4">{title}</p>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="grid size-11 place-items-center rounded-control hover:bg-paper-2"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  );
}
