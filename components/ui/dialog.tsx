import { useId, type ReactNode } from 'react';
import { ModalHead } from './modal-head';
import { useModal } from './use-modal';
import './modal.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

export function Dialog({ title, isOpen, onClose, children, foot }: DialogProps) {
  const id = useId();
  return (
    <dialog
      {...useModal(isOpen, onClose)}
      aria-labelledby={id}
      className="modal modal-sheet mx-auto mt-auto mb-0 max-h-[calc(100dvh-1.5rem)] w-full max-w-none rounded-t-sheet md:mb-auto md:w-[30rem] md:rounded-control"
    >
      <ModalHead id={id} title={title} onClose={onClose} />
      <div className="p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {children}
        {foot && <div className="mt-6 flex flex-wrap justify-end gap-3">{foot}</div>}
      </div>
    </dialog>
  );
}
