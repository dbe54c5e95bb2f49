/** Milliseconds. The token expires here before it expires on the server. */
const tokenLifeMs = 110_000;

/** Milliseconds. An older token is replaced when the form is sent. */
const freshForMs = 90_000;

export interface TakenToken {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

export function isFresh({ at }: TakenToken, now: number): boolean {
  return now - at <= freshForMs;
}

/** Returns the milliseconds until a token expires; 0 after that. */
export function lifeLeft({ at }: TakenToken, now: number): number {
  return Math.max(0, at + tokenLifeMs - now);
}
