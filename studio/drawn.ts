/** How a pack is shown. */
export interface View {
  /** Degrees that the front is turned to the left. */
  turn: number;
  /** Width of drawn lines. */
  line: number;
}

/** Something drawn around the middle of its foot: x to the right, y negative upwards. */
export interface DrawnThing {
  svg: string;
  /** Half its breadth at the foot, for the shadow. */
  reach: number;
  height: number;
}
