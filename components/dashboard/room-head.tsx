import Link from 'next/link';
import type { ReactNode } from 'react';

interface RoomHeadProps {
  title: string;
  /** One line that says what this room is for. */
  lead?: ReactNode;
  /** Where it belongs: a way back up. */
  above?: { label: string; href: string };
  /** Its buttons; the main one last. */
  children?: ReactNode;
}

export function RoomHead({ title, lead, above, children }: RoomHeadProps) {
  return (
    <header className="room-head">
      <div>
        {above && (
          <Link href={above.href} className="room-above">
            ‹ {above.label}
          </Link>
        )}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="room-actions">{children}</div>}
    </header>
  );
}
