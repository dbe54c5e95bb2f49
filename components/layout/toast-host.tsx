'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { hostToasts, type Toast } from '@/components/ui/toast';

export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [plain, setPlain] = useState<string>();
  const [Toaster, setToaster] = useState<ComponentType<{ toasts: Toast[] }>>();
  useEffect(
    () =>
      hostToasts((toast) => {
        import('./toaster').then(
          (module) => {
            setToasts((all) => [...all, toast]);
            setToaster(() => module.Toaster);
          },
          () => {
            setPlain(toast.message);
            setTimeout(setPlain, toast.duration);
          },
        );
      }),
    [],
  );
  if (Toaster) return <Toaster toasts={toasts} />;
  return plain ? (
    <p role="alert" className="plain-toast">
      {plain}
    </p>
  ) : null;
}
