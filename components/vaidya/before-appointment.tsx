import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { ConsultationTexts } from '@/lib/content/consultation';

export function BeforeAppointment({ texts }: { texts: ConsultationTexts }) {
  const { forTitle, forText, notForTitle, notForText, bringTitle, bring } = texts;
  return (
    <div className="mt-14 grid gap-x-20 gap-y-10 md:mt-18 lg:grid-cols-2">
      <section aria-labelledby="asked">
        <h2 id="asked" className="font-display text-4 font-medium">
          {forTitle}
        </h2>
        <p className="mt-3 max-w-[58ch] text-3 leading-7">{forText}</p>
        <h2 className="mt-8 font-display text-4 font-medium">{bringTitle}</h2>
        <ul className="mt-3 max-w-[58ch] list-disc space-y-1 pl-5 marker:text-leaf-7">
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="elsewhere" className="flex items-start gap-8">
        <div>
          <h2 id="elsewhere" className="font-display text-4 font-medium">
            {notForTitle}
          </h2>
          <p className="mt-3 max-w-[52ch] text-3 leading-7">{notForText}</p>
        </div>
        <PlantDrawing name="neem" className="h-44 w-32 shrink-0 max-xl:hidden" />
      </section>
    </div>
  );
}
