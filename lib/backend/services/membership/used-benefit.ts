/** An order that was placed during a month of Elite and not cancelled. */
export interface MembersOrder {
  /** `SO-000123`. */
  name: string;
  /** A delivery fee would apply without Elite. */
  hasFreeDelivery: boolean;
  /** It contains a product that was for members only at that time. */
  hasEarlyAccess: boolean;
  /** It was packed before others, as promised. */
  isPriority: boolean;
}

/** Benefits used since a month began. */
export interface Benefits {
  orders: readonly MembersOrder[];
  /** Appointments booked free of charge. */
  consultations: number;
}

/** Returns the first benefit that was used, as the end of a sentence; undefined if none was. */
export function usedBenefit({ orders, consultations }: Benefits): string | undefined {
  for (const { name, hasFreeDelivery, hasEarlyAccess, isPriority } of orders) {
    if (hasEarlyAccess) return `early access with order ${name}`;
    if (hasFreeDelivery) return `free delivery with order ${name}`;
    if (isPriority) return `order ${name} was packed before others`;
  }
  return consultations > 0 ? 'a consultation without charge' : undefined;
}
