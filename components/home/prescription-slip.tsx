import { vaidyaSlip } from '@/lib/content/vaidya';

const { head, note, lines, name, office } = vaidyaSlip;

export function PrescriptionSlip() {
  return (
    <figure aria-label="A sample note from our vaidya" className="slip">
      <p className="slip-head">
        <span>{head}</span>
        <span>{note}</span>
      </p>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <figcaption>
        <span>
          {name}
          <br />
          {office}
        </span>
        <svg
          viewBox="0 0 140 44"
          aria-hidden
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M3 8c16-2 33-3 49-3M13 7c-1 9-3 16-7 21M8 22c5-5 12-4 11 2-1 5-9 6-11 1M33 6c0 9-2 17-3 25M31 13c7-4 12 0 9 5-2 4-7 4-10 2 4 3 8 8 13 14M50 31c3-8 6-14 9-18-1 7-2 13-1 15 4-2 8-9 12-13-2 6-3 10-1 12 5-1 8-8 12-12-2 6-2 9 0 11 8 0 17-8 27-17" />
          <path d="M57 39c24-4 50-6 80-5" />
        </svg>
      </figcaption>
    </figure>
  );
}
