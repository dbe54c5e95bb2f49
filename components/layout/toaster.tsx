import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import type { Toast } from '@/components/ui/toast';
import './toaster.css';

/** The row of a phone's header. */
const belowHeader = '3.75rem';

export function Toaster({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const { kind, message, description, duration } of toasts.slice(shown.current)) {
      sonner[kind](message, { duration, closeButton: true, ...(description && { description }) });
    }
    shown.current = toasts.length;
    if (layer.current) bringToTop(layer.current);
  }, [toasts]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <SonnerToaster position="top-right" mobileOffset={{ top: belowHeader }} />
    </div>
  );
}

/** Moves the toasts above an open modal dialog, which is in the top layer too. */
function bringToTop(layer: HTMLElement): void {
  if (!('popover' in layer)) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
