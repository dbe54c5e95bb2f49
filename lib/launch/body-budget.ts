export interface BodyBudget {
  /**
   * Reserves a slot for one more body of this sender; null if there is none. `giveUp` ends the body
   * if another one needs its slot.
   */
  open: (sender: string, giveUp: () => void) => BodyReservation | null;
}

interface BodyReservation {
  /** False if the total bytes of all bodies, or of those of the sender, would exceed the limit. */
  reserve: (bytes: number) => boolean;
  /** The body has arrived: it is no longer given up. */
  keep: () => void;
  release: () => void;
}

export interface BudgetLimits {
  maxBodies: number;
  maxBodiesPerSender: number;
  maxBytes: number;
  maxBytesPerSender: number;
  /** Whether a sender at its limit loses its oldest body; otherwise the new one is refused. */
  endsOldest: boolean;
}

interface Body {
  bytes: number;
  giveUp: (() => void) | undefined;
}

/**
 * Limits the number and total bytes of bodies that are held in memory at one time, in all and by
 * sender. Where all slots are taken, the sender with the most of them loses its oldest body: one
 * that does not finish its bodies takes no slot from others.
 */
export function createBodyBudget(limits: BudgetLimits): BodyBudget {
  const bySender = new Map<string, Set<Body>>();
  let bodies = 0;
  let bytes = 0;

  const release = (sender: string, body: Body) => {
    const own = bySender.get(sender);
    if (!own?.delete(body)) return;
    bodies -= 1;
    bytes -= body.bytes;
    if (own.size === 0) bySender.delete(sender);
  };
  const endOldest = (sender: string): boolean => {
    for (const body of bySender.get(sender) ?? []) {
      if (!body.giveUp) continue;
      release(sender, body);
      body.giveUp();
      return true;
    }
    return false;
  };
  const countBodies = (sender: string) => bySender.get(sender)?.size ?? 0;
  const hasSlot = (sender: string): boolean => {
    if (countBodies(sender) >= limits.maxBodiesPerSender) {
      return limits.endsOldest && endOldest(sender);
    }
    if (bodies < limits.maxBodies) return true;
    const [largest = sender] = [...bySender.keys()].toSorted(
      (a, b) => countBodies(b) - countBodies(a),
    );
    return countBodies(largest) > countBodies(sender) + 1 && endOldest(largest);
  };

  return {
    open: (sender, giveUp) => {
      if (!hasSlot(sender)) return null;
      const body: Body = { bytes: 0, giveUp };
      const own = bySender.get(sender) ?? new Set();
      bySender.set(sender, own.add(body));
      bodies += 1;
      return {
        reserve: (more) => {
          let ofSender = more;
          for (const one of own) ofSender += one.bytes;
          if (bytes + more > limits.maxBytes || ofSender > limits.maxBytesPerSender) return false;
          bytes += more;
          body.bytes += more;
          return true;
        },
        keep: () => (body.giveUp = undefined),
        release: () => release(sender, body),
      };
    },
  };
}
