'use client';

import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error';
import { sendLazily } from '../../api/lazily';
import {
  setRail,
  type RailName,
  type RailProduct,
  type StaffRail,
} from '../../contract/staff-rail';

const productsOf = (rails: readonly StaffRail[], name: RailName) =>
  rails.find((rail) => rail.name === name)?.products ?? [];

/**
 * Changes of a home page rail are optimistic and sent one at a time. If one is refused, the changes
 * queued after it are dropped and the store's state is shown.
 */
export function useRail(name: RailName, initial: StaffRail[]) {
  const kept = useRef(initial);
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const [rails, setRails] = useState(initial);
  const [products, setProducts] = useState(() => productsOf(initial, name));
  const [problem, setProblem] = useState<string>();

  function hold(next: StaffRail[]) {
    kept.current = next;
    setRails(next);
  }

  async function send(next: RailProduct[]) {
    try {
      const idsOf = (some: RailProduct[]) => some.map(({ id }) => id);
      const { data } = await sendLazily(setRail, {
        params: { rail: name },
        body: { product_ids: idsOf(next), known_ids: idsOf(productsOf(kept.current, name)) },
      });
      hold(data);
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.status === 409;
      if (isOvertaken) hold(error.body['data'] as StaffRail[]);
      setProblem(messageOf(error));
      throw error;
    }
  }

  function put(next: RailProduct[]) {
    setProblem(undefined);
    setProducts(next);
    waiting.current += 1;
    line.current = line.current
      .then(() => send(next))
      .finally(() => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        line.current = Promise.resolve();
        setProducts(productsOf(kept.current, name));
      });
    // The error is already shown.
    line.current.catch(() => undefined);
  }

  const railOf = (id: number): RailName | undefined =>
    rails.find((rail) => rail.products.some((product) => product.id === id))?.name;

  return { products, problem, put, railOf };
}
