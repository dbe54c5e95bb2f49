/** An order that was placed while a month ran and was not cancelled. */
export interface MembersOrder {
  /** `SO-000123`. */
  name: string;
  /** It would have cost a fee without Elite. */
  hasFreeDelivery: boolean;
  /** Something in it could be had by members alone at that time. */
  hasEarlyAccess: boolean;
  isPriority: boolean;
}

/** What was had of Elite since a month began. */
export interface Benefits {
  orders: readonly MembersOrder[];
  /** Talks with the vaidya that were booked without charge. */
  consultations: number;
}

/** The first benefit that was used, in words that end a sentence; undefined where none was. */
export function usedBenefit({ orders, consultations }: Benefits): string | undefined {
  for (const { name, hasFreeDelivery, hasEarlyAccess, isPriority } of orders) {
    if (hasEarlyAccess) return `early access with order ${name}`;
    if (hasFreeDelivery) return `free delivery with order ${name}`;
    if (isPriority) return `order ${name} was packed before others`;
  }
  return consultations > 0 ? 'a consultation without charge' : undefined;
}
