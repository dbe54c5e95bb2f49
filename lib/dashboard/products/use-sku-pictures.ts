import { useRef, useState } from 'react';
import { ApiError, errorMessage } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import { pictureFault, pictureField } from '../../contract/file';
import type { ScannedProduct } from '../../contract/staff-product-grid';
import { addPictures } from '../../contract/staff-product-picture';
import { findProduct } from './find-product';
import { inPictureOrder, skusOfFile } from './suggest-sku';

export interface FileResult {
  name: string;
  /** The product that shows the picture now. */
  product?: ScannedProduct;
  problem?: string;
}

/** Uploads pictures one by one to the products that their names mean; each file has its result. */
export function useSkuPictures() {
  const [results, setResults] = useState<FileResult[]>([]);
  const [waiting, setWaiting] = useState(0);
  const isStopped = useRef(false);

  async function upload(files: readonly File[]) {
    isStopped.current = false;
    const products = new Map<string, ScannedProduct | null>();
    const ordered = inPictureOrder(files);
    for (const [index, file] of ordered.entries()) {
      if (isStopped.current) break;
      setWaiting(ordered.length - index);
      const result = await uploadOne(file, products);
      setResults((before) => [result, ...before]);
    }
    setWaiting(0);
  }

  return {
    results,
    waiting,
    upload,
    stop: () => (isStopped.current = true),
    clear: () => setResults([]),
  };
}

async function uploadOne(
  file: File,
  products: Map<string, ScannedProduct | null>,
): Promise<FileResult> {
  const { name } = file;
  const fault = pictureFault(file);
  if (fault) return { name, problem: fault };
  try {
    const product = await findProductOfFile(name, products);
    if (!product) return { name, problem: `No product has the SKU ${skusOfFile(name).at(-1)}` };
    const form = new FormData();
    form.append(pictureField, file);
    await sendLazily(addPictures, { params: { id: product.id }, form });
    return { name, product };
  } catch (error) {
    return { name, problem: errorMessage(error) };
  }
}

async function findProductOfFile(
  name: string,
  products: Map<string, ScannedProduct | null>,
): Promise<ScannedProduct | null> {
  for (const sku of skusOfFile(name)) {
    const known = products.get(sku);
    const found = known === undefined ? await findOrNull(sku) : known;
    products.set(sku, found);
    if (found) return found;
  }
  return null;
}

async function findOrNull(sku: string): Promise<ScannedProduct | null> {
  try {
    return await findProduct(sku);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
