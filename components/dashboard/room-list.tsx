'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isInRoom, type Wing } from '@/lib/dashboard/rooms';

interface RoomListProps {
  wings: Wing[];
  /** One of them was chosen. */
  onChosen?: () => void;
}

export function RoomList({ wings, onChosen }: RoomListProps) {
  const pathname = usePathname();
  return (
    <nav aria-label="Back office" className="office-rooms">
      {wings.map((wing) => (
        <section key={wing.label}>
          <h2>{wing.label}</h2>
          <ul>
            {wing.rooms.map((room) => (
              <li key={room.href}>
                <Link
                  href={room.href}
                  prefetch={false}
                  onClick={onChosen}
                  aria-current={isInRoom(pathname, room) ? 'page' : undefined}
                >
                  {room.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
