'use client';

import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '@/components/ui/drawer';
import type { Wing } from '@/lib/dashboard/rooms';
import { RoomList } from './room-list';

export function RoomDrawer({ wings }: { wings: Wing[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className="office-menu">
        <Menu className="size-5" aria-hidden />
        <span className="sr-only">Rooms</span>
      </button>
      <Drawer title="Back office" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <RoomList wings={wings} onChosen={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
