import Image from 'next/image';
import type { PlantName } from '@/lib/content/plants';

export function PlantDrawing({ name, className }: { name: PlantName; className?: string }) {
  return (
    <Image
      src={`/pictures/plants/${name}.svg`}
      alt=""
      width={200}
      height={240}
      unoptimized
      className={`object-contain ${className ?? ''}`}
    />
  );
}
