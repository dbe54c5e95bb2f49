/** A part of a program that is stopped in order. */
export interface Part {
  stop(): Promise<void>;
}
