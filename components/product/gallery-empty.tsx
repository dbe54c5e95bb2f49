import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { PlantName } from '@/lib/content/plants';

export function GalleryEmpty({ plant }: { plant: PlantName }) {
  return (
    <div className="min-w-0">
      <div className="gallery-picture grid place-items-center bg-paper-2">
        <PlantDrawing name={plant} className="h-40 w-auto" />
      </div>
      <div className="shelf-edge" />
    </div>
  );
}
