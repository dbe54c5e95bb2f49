import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import type { ProductGrid } from '@/lib/dashboard/products/use-product-grid';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export function GridBar({ grid }: { grid: ProductGrid }) {
  const { count, faultCount, isSaving } = grid;
  if (count === 0) return null;

  async function save(skipFaulty: boolean) {
    const saved = await grid.save(skipFaulty);
    if (saved > 0) toastSuccess(`${products(saved)} saved`);
  }

  return (
    <div className="save-bar" role="group" aria-label="Changes">
      <p aria-live="polite">
        {faultCount > 0
          ? `${products(faultCount)} with errors, nothing of ${faultCount === 1 ? 'it' : 'them'} is saved`
          : `${products(count)} changed`}
      </p>
      {grid.problem && <FormProblem>{grid.problem}</FormProblem>}
      <Button kind="quiet" size="card" onClick={() => grid.discard()}>
        Discard
      </Button>
      {faultCount > 0 && count > faultCount && (
        <Button kind="second" size="card" disabled={isSaving} onClick={() => save(true)}>
          Save the {count - faultCount} without errors
        </Button>
      )}
      <Button size="card" busyText={isSaving ? 'Saving' : undefined} onClick={() => save(false)}>
        Save all
      </Button>
    </div>
  );
}
