import { HaldiDot } from '@/components/ui/haldi-dot';

interface BenefitLedgerProps {
  benefits: { name: string; guest: string; member: string }[];
}

/*
 * Displayed as a grid on a phone, which removes the table semantics: the ARIA roles restore them.
 */

export function BenefitLedger({ benefits }: BenefitLedgerProps) {
  return (
    <div role="table" aria-labelledby="benefits" className="compare">
      <div role="row">
        <span role="columnheader" className="small-caps text-ink-2">
          Benefit
        </span>
        <span role="columnheader" className="small-caps text-ink-2">
          Without membership
        </span>
        <span role="columnheader" className="small-caps text-ink-2">
          With membership
        </span>
      </div>
      {benefits.map(({ name, guest, member }) => (
        <div key={name} role="row">
          <span role="rowheader">{name}</span>
          <span role="cell">{guest}</span>
          <span role="cell">
            <HaldiDot />
            <span>{member}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
