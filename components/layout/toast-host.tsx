'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { hostToasts, type Toast } from '@/components/ui/toast';

/** Waits for the first toast; what draws toasts is fetched then and not before. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<{ toasts: Toast[] }>>();
  useEffect(
    () =>
      hostToasts((toast) => {
        setToasts((all) => [...all, toast]);
        void import('./toaster').then((module) => setToaster(() => module.Toaster));
      }),
    [],
  );
  return Toaster ? <Toaster toasts={toasts} /> : null;
}
