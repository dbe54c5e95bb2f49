import { Picture } from '@/components/ui/picture';
import { vaidyaSlip } from '@/lib/content/vaidya';

const { head, note, lines, name, office, signature } = vaidyaSlip;

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
        <Picture src={signature} alt="" width={140} height={40} />
      </figcaption>
    </figure>
  );
}
