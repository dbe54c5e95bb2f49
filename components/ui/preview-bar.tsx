import type { ReactNode } from 'react';

export function PreviewBar({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Preview" className="border-b border-rule bg-leaf-1 text-leaf-9">
      <p className="frame py-2.5">
        <strong className="font-semibold">Preview:</strong> {children}
      </p>
    </aside>
  );
}
