import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent) => void;
}

/** Native modal dialog: traps the focus; Esc and a click outside close it. */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
