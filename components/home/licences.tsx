import type { HomeSection } from '@/lib/contract/home';
import { Licence } from './licence';

export function Licences({ section }: { section: HomeSection }) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className="frame licences">
      <div>
        <h2 id={id} className="max-w-[18ch] font-display text-5 font-medium text-balance">
          {section.label}
        </h2>
        <p className="mt-3 max-w-[44ch] text-3 leading-7 text-ink-2">{section.description}</p>
      </div>
      <ul>
        {section.images.map((picture) => (
          <li key={picture.image}>
            <Licence picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}
