let pen: CanvasRenderingContext2D | null | undefined;

/** Measures the width of a text in the font of search results, in pixels; browser only. */
export function measureText(text: string, size: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.5;
  pen.font = `${size}px Arial, 'Liberation Sans', sans-serif`;
  return pen.measureText(text).width;
}
