import { useEffect, useRef } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { TakenTime } from '@/lib/features/appointment/next-free';
import { sayStart } from '@/lib/features/appointment/time-texts';
import { routes } from '@/lib/platform/routes';

interface TakenNoteProps {
  taken: TakenTime;
  onChoose: (start: string) => void;
}

export function TakenNote({ taken: { message, nextFree, ownId }, onChoose }: TakenNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [message]);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-control border-2 border-clay p-4 outline-none"
    >
      <p className="font-[550] text-clay">{message}</p>
      {ownId !== null && (
        <p className="mt-2">
          <Link href={routes.appointment(ownId)} className={linkClass}>
            View that appointment
          </Link>
        </p>
      )}
      {nextFree.length > 0 && (
        <>
          <p className="mt-3 mb-2">Next free slots. Everything else you entered is still here.</p>
          <ul className="grid gap-2 md:grid-cols-2">
            {nextFree.map((start) => (
              <li key={start}>
                <button
                  type="button"
                  onClick={() => onChoose(start)}
                  className="min-h-12 w-full rounded-control border border-leaf-7 px-3 py-2 text-left font-medium text-leaf-7 hover:bg-paper-2"
                >
                  {sayStart(start)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
