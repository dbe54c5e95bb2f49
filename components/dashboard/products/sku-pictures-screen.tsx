'use client';

import { Button } from '@/components/ui/button';
import { productsPath, staffProductPath } from '@/lib/dashboard/paths';
import { useSkuPictures, type FileResult } from '@/lib/dashboard/products/use-sku-pictures';
import { DashboardHead } from '../dashboard-head';
import { useLeaveWarning } from '../use-leave-warning';
import { PictureDrop } from './picture-drop';
import Link from 'next/link';
import { StateMark } from '../state-mark';

export function SkuPicturesScreen() {
  const { results, waiting, upload, stop, clear } = useSkuPictures();
  useLeaveWarning(waiting > 0);

  return (
    <>
      <DashboardHead
        title="Pictures by SKU"
        lead="Name each file after the product’s SKU: HON-500.jpg, then HON-500-2.jpg and HON-500-3.jpg. New pictures are added after the existing ones."
        above={{ label: 'Products', href: productsPath }}
      >
        {waiting > 0 && (
          <Button kind="second" size="card" onClick={stop}>
            Stop
          </Button>
        )}
        {waiting === 0 && results.length > 0 && (
          <Button kind="second" size="card" onClick={clear}>
            Clear the list
          </Button>
        )}
      </DashboardHead>
      <PictureDrop
        busyText={waiting > 0 ? `${waiting} to go` : undefined}
        isFull={false}
        onFiles={(files) => void upload(files)}
      >
        <FileResults results={results} />
      </PictureDrop>
    </>
  );
}

function FileResults({ results }: { results: FileResult[] }) {
  if (results.length === 0) return null;
  const failed = results.filter(({ problem }) => problem);
  const addedCount = results.length - failed.length;
  return (
    <>
      <p role="status" className="font-[550]">
        {addedCount} {addedCount === 1 ? 'picture' : 'pictures'} added
        {failed.length > 0 && `, ${failed.length} failed`}
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
