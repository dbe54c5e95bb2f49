import type { PlantName } from '@/lib/content/plants';
import { Picture } from './picture';

export function PlantDrawing({ name, className }: { name: PlantName; className?: string }) {
  return (
    <Picture
      src={`/pictures/plants/${name}.svg`}
      alt=""
      width={200}
      height={240}
      className={`object-contain ${className ?? ''}`}
    />
  );
}
