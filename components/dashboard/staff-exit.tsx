'use client';

import { useLeave } from '@/components/account/use-leave';

export function StaffExit({ name }: { name: string }) {
  const { leave, isLeaving } = useLeave();
  return (
    <>
      <span className="office-who">{name}</span>
      <button type="button" onClick={leave} disabled={isLeaving} className="office-way">
        {isLeaving ? 'Logging out' : 'Log out'}
      </button>
    </>
  );
}
