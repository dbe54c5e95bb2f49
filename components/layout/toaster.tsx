'use client';

import { useEffect, useRef } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import type { Toast } from '@/components/ui/toast';
import './toaster.css';

export function Toaster({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, message, description, duration } of toasts.slice(shown.current)) {
      sonner[kind](message, { duration, closeButton: true, ...(description && { description }) });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return <SonnerToaster position="top-right" />;
}
