/** A token is held for expired after this long, before the server thinks so. */
export const tokenLifeMs = 110_000;

/** An older one is taken anew when the form is sent. */
const freshForMs = 90_000;

export interface TakenToken {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whether a token may still be sent. */
export function isFresh({ at }: TakenToken, now: number): boolean {
  return now - at <= freshForMs;
}

/** Milliseconds until a token is held for expired; 0 once it is. */
export function lifeLeft({ at }: TakenToken, now: number): number {
  return Math.max(0, at + tokenLifeMs - now);
}
