import { useId, useRef, type ReactNode } from 'react';

const intentMs = 150;

interface MenuItemProps {
  label: string;
  isOpen: boolean;
  onPress: () => void;
  onRest?: (() => void) | undefined;
  children: ReactNode;
}

export function MenuItem({ label, isOpen, onPress, onRest, children }: MenuItemProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
        onPointerEnter={({ pointerType }) => {
          if (onRest && pointerType === 'mouse') timer.current = setTimeout(onRest, intentMs);
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
        className="head-menu hover:text-leaf-7"
      >
        {label}
        <i aria-hidden className="icon icon-chevron" />
      </button>
      <div id={id} className="mega">
        {children}
      </div>
    </li>
  );
}
