import { IfOpen } from '@/components/layout/if-open';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { Stroke } from '@/components/ui/stroke';
import { consultationCost, type ConsultationTerms } from '@/lib/content/consultation-cost';
import type { PlantName } from '@/lib/content/plants';
import { routes } from '@/lib/platform/routes';

interface ProductNoteProps {
  benefit: string;
  plant: PlantName;
  terms: ConsultationTerms;
}

export function ProductNote({ benefit, plant, terms }: ProductNoteProps) {
  // Matches the last word, or the last two if the last is too short to be underlined.
  const end = benefit.search(/(\S+\s)?\S{1,3}$|\S+$/);
  return (
    <aside aria-labelledby="note" className="flex flex-wrap gap-6 md:pt-2">
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 id="note" className="small-caps text-ink-2">
          Good to know
        </h2>
        <p className="mt-3 font-display text-4 font-medium text-balance text-leaf-9">
          {benefit.slice(0, end)}
          <Stroke>{benefit.slice(end)}</Stroke>
        </p>
        <IfOpen path={routes.vaidya}>
          <p className="mt-5 text-1 text-ink-2">
            Is it right for you?{' '}
            <Link href={routes.vaidya} className={linkClass}>
              {consultationCost(terms).link}
            </Link>
          </p>
        </IfOpen>
        <a href="#benefits" className={`inline-flex min-h-11 items-center text-1 ${linkClass}`}>
          All benefits
        </a>
      </div>
      <PlantDrawing name={plant} className="h-36 w-28 shrink-0 xl:h-52 xl:w-44" />
    </aside>
  );
}
