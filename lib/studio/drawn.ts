/** How a pack is shown. */
export interface View {
  /** Degrees that the front is turned to the left. */
  turn: number;
  /** Width of drawn lines. */
  line: number;
  /** Whether the label carries the plate with veins or the reduced mark. */
  plate: boolean;
}

/** Something drawn around the middle of its foot: x to the right, y negative upwards. */
export interface DrawnThing {
  svg: string;
  /** Half its breadth at the foot, for the shadow. */
  reach: number;
  height: number;
}

export interface DrawnPack extends DrawnThing {
  /** Middle, height and half-breadth of the printed part, for the picture that comes close. */
  label: { x?: number; y: number; height: number; reach: number };
}
