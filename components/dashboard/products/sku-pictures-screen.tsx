'use client';

import { Button } from '@/components/ui/button';
import { productsPath } from '@/lib/dashboard/products/product-paths';
import { useSkuPictures } from '@/lib/dashboard/products/use-sku-pictures';
import { DashboardHead } from '../dashboard-head';
import { useLeaveWarning } from '../use-leave-warning';
import { FileResults } from './file-results';
import { PictureDrop } from './picture-drop';

export function SkuPicturesScreen() {
  const { results, waiting, upload, stop, clear } = useSkuPictures();
  useLeaveWarning(waiting > 0);

  return (
    <>
      <DashboardHead
        title="Pictures by SKU"
        lead="Name each file after the SKU of its product: HON-500.jpg, the next ones HON-500-2.jpg and HON-500-3.jpg. Pictures are added behind those that a product has."
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
