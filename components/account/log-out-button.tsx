'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError } from '@/components/ui/toast';
import { logOutHere } from '@/lib/platform/session/log-out';

export function LogOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    try {
      await logOutHere();
    } catch {
      setIsLeaving(false);
      toastError('Something went wrong', 'You are still logged in. Please try again later!');
    }
  }

  return (
    <Button
      kind="quiet"
      className="-ml-6 lg:-ml-3 lg:px-3"
      busyText={isLeaving ? 'Logging out' : undefined}
      onClick={leave}
    >
      <LogOut className="size-5" aria-hidden />
      Log out
    </Button>
  );
}
