/** Small words for writing SVG. Coordinates are rounded, so that the same drawing gives the same bytes. */

export type Attributes = Record<string, string | number | undefined>;

export function num(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function path(d: string, fill: string, opacity?: number): string {
  return element('path', { d, fill, 'fill-opacity': opacity });
}

export function stroke(d: string, colour: string, width: number, opacity?: number): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  });
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return element('rect', { x, y, width, height, fill });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return element('ellipse', { cx, cy, rx, ry, fill });
}

export function polygon(points: [number, number][], fill: string, opacity?: number): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`);
  return path(`${d.join('')}Z`, fill, opacity);
}

export function at(x: number, y: number, scale: number, content: string): string {
  return element(
    'g',
    { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` },
    content,
  );
}

export function picture(width: number, height: number, content: string): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height };
  return element('svg', { ...attributes, viewBox: `0 0 ${width} ${height}` }, content);
}
