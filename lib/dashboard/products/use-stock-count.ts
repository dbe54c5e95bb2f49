import { useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import { randomKey } from '../../api/random-key';
import { maxGridRows, saveProducts, type ScannedProduct } from '../../contract/staff-product-grid';
import { personalKeys } from '../../platform/session/personal-data';
import { tabStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { findProduct } from './find-product';
import { countOne, parseCount, toCountRow, withoutSaved, type CountedProduct } from './stock-count';

function setList(change: (before: CountedProduct[]) => CountedProduct[]): void {
  const store = tabStore();
  const next = change(parseCount(store.getItem(personalKeys.stockCount)));
  writeStored(store, personalKeys.stockCount, next.length > 0 ? JSON.stringify(next) : null);
}

/** A stock count: scans add up until they are saved together. */
export function useStockCount() {
  // Kept in this tab until it is saved, because phones drop tabs in the background.
  const text = useStoredText(tabStore, personalKeys.stockCount);
  const list = useMemo(() => parseCount(text), [text]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const known = useRef(new Map<string, ScannedProduct>());
  const queue = useRef(Promise.resolve());
  /** A scanner is faster than the network: codes are looked up one after the other. */
  function scan(code: string) {
    queue.current = queue.current.then(async () => {
      try {
        const product = known.current.get(code) ?? (await findProduct(code));
        known.current.set(code, product);
        setProblem(undefined);
        setList((before) => countOne(before, product));
      } catch (error) {
        setProblem(`${code}: ${errorMessage(error)}`);
      }
    });
  }

  const change = (id: number, counted: string) =>
    setList((before) =>
      before.map((one) => (one.product.id === id ? { product: one.product, counted } : one)),
    );
  const remove = (id: number) =>
    setList((before) => before.filter(({ product }) => product.id !== id));

  /** Returns the number of saved products; those that could not be saved stay in the list. */
  async function save(note: string): Promise<number> {
    const rows = list.map(toCountRow).filter((row) => row !== undefined);
    if (rows.length < list.length) {
      setProblem('Enter whole numbers only');
      return 0;
    }
    setIsSaving(true);
    setProblem(undefined);
    let count = 0;
    try {
      for (let start = 0; start < rows.length; start += maxGridRows) {
        const answer = await sendLazily(saveProducts, {
          body: { rows: rows.slice(start, start + maxGridRows), skip_faulty: true, note },
          idempotencyKey: randomKey(),
        });
        count += answer.saved_ids.length;
        const { saved_ids: savedIds, faults } = answer;
        setList((before) => withoutSaved(before, { sent: list, savedIds, faults }));
      }
      known.current.clear();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setIsSaving(false);
    }
    return count;
  }

  return { list, problem, isSaving, scan, change, remove, save };
}
