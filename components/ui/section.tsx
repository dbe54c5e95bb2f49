'use client';

import type { ReactNode } from 'react';
import './facts.css';

interface SectionProps {
  id: string;
  title: string;
  isOpen?: boolean;
  level?: 2 | 3;
  children: ReactNode;
}

export function Section({ id, title, isOpen = false, level = 2, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details id={id} open={isOpen} className="section">
      <summary>
        <Heading className={`font-display font-medium ${level === 2 ? 'text-4' : 'text-3'}`}>
          {title}
        </Heading>
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}
