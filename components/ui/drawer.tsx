import { useId, type ReactNode } from 'react';
import { ModalHead } from './modal-head';
import { useModal } from './use-modal';
import './modal.css';

interface DrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  side?: 'left' | 'right';
  children: ReactNode;
}

const sideClasses = {
  left: 'modal-left mr-auto w-[min(22rem,calc(100vw-2.5rem))]',
  right: 'modal-right ml-auto w-[min(24rem,calc(100vw-2.5rem))]',
};

export function Drawer({ title, isOpen, onClose, side = 'left', children }: DrawerProps) {
  const id = useId();
  return (
    <dialog
      {...useModal(isOpen, onClose)}
      aria-labelledby={id}
      className={`modal h-dvh max-h-none ${sideClasses[side]}`}
    >
      <ModalHead id={id} title={title} onClose={onClose} />
      {children}
    </dialog>
  );
}
