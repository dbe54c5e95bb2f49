import type { ReactNode } from 'react';

interface SlipProps {
  children: ReactNode;
  foot?: ReactNode;
}

export function Slip({ children, foot }: SlipProps) {
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
