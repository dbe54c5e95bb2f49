import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/lib/contract/home';

export function Certificates({ section }: { section: HomeSection }) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-5 font-medium">
        {section.label}
      </h2>
      <p className="mt-3 max-w-[48ch] text-3 leading-7 text-ink-2">{section.description}</p>
      <ul className="certificates">
        {section.images.map(({ image, alt, name }) => (
          <li key={image}>
            <Picture src={image} alt={alt} width={88} height={88} />
            {name && <span aria-hidden>{name}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
