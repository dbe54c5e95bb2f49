'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { hostToasts, type Toast } from '@/components/ui/toast';

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false });

/** Waits for the first toast; what draws toasts is fetched then and not before. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => hostToasts((toast) => setToasts((all) => [...all, toast])), []);
  return toasts.length > 0 ? <Toaster toasts={toasts} /> : null;
}
