import { Activity, type ReactNode } from 'react';

/** Parts further down: drawn when they come near, hydrated after the page or by the first touch. */
export function Later({ children }: { children: ReactNode }) {
  return (
    <div className="later">
      <Activity>{children}</Activity>
    </div>
  );
}
