/*
 * Icons of the first load as plain paths: the runtime of lucide-react is 1 KB of script. Drawings
 * of Lucide (ISC).
 */
const paths = {
  bank: 'M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2l8 5H4z',
  bin: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
  filters: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  larger: 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
  left: 'm15 18-6-6 6-6',
  minus: 'M5 12h14',
  pin: 'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  plus: 'M5 12h14M12 5v14',
  return: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  right: 'm9 18 6-6-6-6',
  share: 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8',
};

export function Icon({ name, className }: { name: keyof typeof paths; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`drawn-icon ${className}`} aria-hidden>
      <path d={paths[name]} />
    </svg>
  );
}
