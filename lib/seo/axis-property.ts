/** Axes of a family that schema.org and Google's merchant feed have a property for. */
const axisProperties: readonly [RegExp, 'size' | 'color' | 'material' | 'pattern'][] = [
  [/^(?:size|pack|weight|volume|quantity)$/i, 'size'],
  [/^colou?r$/i, 'color'],
  [/^material$/i, 'material'],
  [/^pattern$/i, 'pattern'],
];

/** Returns the property of an axis; undefined if there is none, as of a flavour. */
export const findAxisProperty = (axis: string) =>
  axisProperties.find(([pattern]) => pattern.test(axis))?.[1];
