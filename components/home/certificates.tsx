import { Picture } from '@/components/ui/picture';
import type { SectionPicture } from '@/lib/contract/home';

export function Certificates({ images }: { images: SectionPicture[] }) {
  return (
    <ul className="certificates">
      {images.map(({ image, alt, name }) => (
        <li key={image}>
          <Picture src={image} alt={alt} width={88} height={88} />
          {name && <span aria-hidden>{name}</span>}
        </li>
      ))}
    </ul>
  );
}
