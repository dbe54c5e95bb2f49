import type { ReactNode } from 'react';

export function ProofRow({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
