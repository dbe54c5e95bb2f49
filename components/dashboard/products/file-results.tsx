import Link from 'next/link';
import { staffProductPath } from '@/lib/dashboard/products/product-paths';
import type { FileResult } from '@/lib/dashboard/products/use-sku-pictures';
import { StateMark } from '../state-mark';

export function FileResults({ results }: { results: FileResult[] }) {
  if (results.length === 0) return null;
  const failed = results.filter(({ problem }) => problem);
  const kept = results.length - failed.length;
  return (
    <>
      <p role="status" className="font-[550]">
        {kept} {kept === 1 ? 'picture' : 'pictures'} added
        {failed.length > 0 && `, ${failed.length} not`}
      </p>
      <ul className="file-results" aria-label="Files">
        {[...failed, ...results.filter(({ problem }) => !problem)].map((result, index) => (
          <li key={`${result.name}-${index}`}>
            <strong>{result.name}</strong>
            {result.product && (
              <Link
                href={staffProductPath(result.product.id)}
                className="text-leaf-7 underline underline-offset-4"
              >
                {result.product.name}
              </Link>
            )}
            {result.problem ? (
              <span className="text-clay">{result.problem}</span>
            ) : (
              <StateMark mood="good">Added</StateMark>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
