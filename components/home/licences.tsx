import type { SectionPicture } from '@/lib/contract/home';
import { Licence } from './licence';

export function Licences({ images }: { images: SectionPicture[] }) {
  return (
    <ul className="licences">
      {images.map((picture) => (
        <li key={picture.image}>
          <Licence picture={picture} />
        </li>
      ))}
    </ul>
  );
}
