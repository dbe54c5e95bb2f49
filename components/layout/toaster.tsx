'use client';

import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import type { Toast } from '@/components/ui/toast';

/** Draws the toasts of this page view with sonner, each once. */
export function Toaster({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, message, description, duration } of toasts.slice(shown.current)) {
      sonner[kind](message, { duration, closeButton: true, ...(description && { description }) });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <SonnerToaster
      position="top-right"
      toastOptions={{
        style: {
          background: 'var(--color-paper-0)',
          color: 'var(--color-ink)',
          border: '1px solid var(--color-edge)',
          borderRadius: '3px',
          fontFamily: 'var(--font-anek-rupee), var(--font-anek), sans-serif',
          fontSize: '1rem',
        },
      }}
    />
  );
}
