import { useState } from 'react';
import { toastError } from '@/components/ui/toast';
import { logOutHere } from '@/lib/platform/session/log-out';

export function useLeave(): { leave: () => Promise<void>; isLeaving: boolean } {
  const [isLeaving, setIsLeaving] = useState(false);
  async function leave() {
    setIsLeaving(true);
    try {
      await logOutHere();
    } catch {
      setIsLeaving(false);
      toastError('Something went wrong', 'You’re still logged in. Please try again later!');
    }
  }
  return { leave, isLeaving };
}
