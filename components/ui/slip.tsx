import type { ReactNode } from 'react';

export function Slip({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <div className="rounded-control border border-rule bg-paper-0 px-4 md:px-8">
      {children}
      {foot && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink py-5 md:py-6">
          {foot}
        </div>
      )}
    </div>
  );
}
