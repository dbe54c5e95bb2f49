import { storeRules } from '@/lib/contract/store-rules';

/** An empty shelf of the final size, while what stands on it is on its way. */
export function ShelfSkeleton() {
  return (
    <div className="shelf" aria-hidden>
      {Array.from({ length: storeRules.productsPerPage }, (_, place) => (
        <div key={place} className="card-place">
          <div className="shelf-edge" />
          <i />
        </div>
      ))}
    </div>
  );
}
