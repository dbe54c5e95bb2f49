export interface BodyBudget {
  /** Reserves a slot for one more body of this sender; null if there is none. */
  open: (key: string) => BodyReservation | null;
}

interface BodyReservation {
  /** False if the total bytes of all bodies would exceed the limit. */
  reserve: (bytes: number) => boolean;
  release: () => void;
}

export interface BudgetLimits {
  mostBodies: number;
  mostBodiesPerKey: number;
  mostBytes: number;
}

/** Limits the number and total bytes of bodies that are held in memory at one time. */
export function createBodyBudget(limits: BudgetLimits): BodyBudget {
  const byKey = new Map<string, number>();
  let bodies = 0;
  let bytes = 0;
  return {
    open: (key) => {
      const ofKey = byKey.get(key) ?? 0;
      if (bodies >= limits.mostBodies || ofKey >= limits.mostBodiesPerKey) return null;
      bodies += 1;
      byKey.set(key, ofKey + 1);
      let reserved = 0;
      let isOpen = true;
      return {
        reserve: (more) => {
          if (bytes + more > limits.mostBytes) return false;
          bytes += more;
          reserved += more;
          return true;
        },
        release: () => {
          if (!isOpen) return;
          isOpen = false;
          bodies -= 1;
          bytes -= reserved;
          const left = (byKey.get(key) ?? 1) - 1;
          if (left > 0) byKey.set(key, left);
          else byKey.delete(key);
        },
      };
    },
  };
}
