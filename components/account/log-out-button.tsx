import { LogOut } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useLeave } from './use-leave';

export function LogOutButton() {
  const { leave, isLeaving } = useLeave();
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
