import { useRef, useState } from 'react';
import { ApiError, errorMessage } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import {
  setRail,
  type RailName,
  type RailProduct,
  type StaffRail,
} from '../../contract/staff-rail';

const findProducts = (rails: readonly StaffRail[], name: RailName) =>
  rails.find((rail) => rail.name === name)?.products ?? [];

/**
 * Changes of a home page rail are optimistic and sent one at a time. If one is refused, the changes
 * queued after it are dropped and the store's state is shown.
 */
export function useRail(name: RailName, initial: StaffRail[]) {
  const saved = useRef(initial);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const [rails, setRails] = useState(initial);
  const [products, setProducts] = useState(() => findProducts(initial, name));
  const [problem, setProblem] = useState<string>();

  function store(next: StaffRail[]) {
    saved.current = next;
    setRails(next);
  }

  async function send(next: RailProduct[]) {
    try {
      const collectIds = (some: RailProduct[]) => some.map(({ id }) => id);
      const { data } = await sendLazily(setRail, {
        params: { rail: name },
        body: {
          product_ids: collectIds(next),
          known_ids: collectIds(findProducts(saved.current, name)),
        },
      });
      store(data);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict) store(error.body['data'] as StaffRail[]);
      setProblem(errorMessage(error));
      throw error;
    }
  }

  function change(next: RailProduct[]) {
    setProblem(undefined);
    setProducts(next);
    waiting.current += 1;
    queue.current = queue.current
      .then(() => send(next))
      .finally(() => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        queue.current = Promise.resolve();
        setProducts(findProducts(saved.current, name));
      });
    // The error is already shown.
    queue.current.catch(() => undefined);
  }

  const findRail = (id: number): RailName | undefined =>
    rails.find((rail) => rail.products.some((product) => product.id === id))?.name;

  return { products, problem, change, findRail };
}
