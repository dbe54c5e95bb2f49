import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { consultationCost, type ConsultationTerms } from '@/lib/content/consultation-cost';
import type { PlantName } from '@/lib/content/plants';
import { routes } from '@/lib/platform/routes';

interface VaidyaNoteProps {
  note: string;
  name: string;
  plant: PlantName;
  terms: ConsultationTerms;
}

export function VaidyaNote({ note, name, plant, terms }: VaidyaNoteProps) {
  return (
    <aside aria-labelledby="note" className="flex flex-wrap gap-6 md:pt-2">
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 id="note" className="small-caps text-ink-2">
          Vaidya’s note
        </h2>
        <p className="mt-3 font-display text-3 leading-7 font-medium whitespace-pre-line text-leaf-9">
          {note}
        </p>
        <p className="mt-3">{name}</p>
        <Link
          href={routes.vaidya}
          prefetch={false}
          className={`mt-2 inline-flex min-h-11 items-center text-1 ${linkClass}`}
        >
          {consultationCost(terms).link}
        </Link>
      </div>
      <PlantDrawing name={plant} className="h-36 w-28 shrink-0 xl:h-52 xl:w-44" />
    </aside>
  );
}
