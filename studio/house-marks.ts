/** The icon and the picture that is shared where a page has none of its own. */
import { plant } from './label.ts';
import { element, path, picture, rect } from './svg.ts';
import { house } from './tones.ts';
import { haldiDot, shelfEdge } from './wall.ts';

/** An S of two bowls with cut ends, and the haldi dot at its foot. */
export function icon(): string {
  return picture(
    64,
    64,
    element('rect', { width: 64, height: 64, rx: 9, fill: house.leaf9 }) +
      path(
        'M39.500 23.500V14.200C36.300 12.400 32.200 11.500 27.800 11.500C19.200 11.500 13 16 13 23.400C13 30.300 17.900 33 25 35.600C30.800 37.700 33 38.900 33 42.300C33 45.800 30.200 47.700 25.900 47.700C21.600 47.700 18.700 45.700 17.700 41.300H12.600V50.200C16 52 20.700 53 25.700 53C35.300 53 41.400 48.400 41.400 40.600C41.400 33.700 36.700 30.900 29.300 28.200C23.600 26.100 21.300 24.900 21.300 21.800C21.300 18.700 23.800 16.900 27.700 16.900C31.500 16.900 33.900 18.700 34.700 23.500Z',
        house.paper1,
      ) +
      haldiDot(49.5, 46.8, 6),
  );
}

/** 1200 × 630: the five plants on the shelf, the dot among them. */
export function sharePicture(): string {
  const [width, height, board] = [1200, 630, 508];
  const stand = (name: Parameters<typeof plant>[0], x: number, tall: number) =>
    plant(name, x, board - tall / 2 - 2, tall, { line: 2.6, plate: true, colour: house.leaf7 });
  return picture(
    width,
    height,
    rect(0, 0, width, height, house.paper1) +
      haldiDot(600, 166, 70) +
      stand('turmeric', 158, 280) +
      stand('tulsi', 372, 340) +
      stand('aloe', 600, 206) +
      stand('marigold', 834, 326) +
      stand('neem', 1044, 340) +
      rect(0, board, width, height - board, house.paper2) +
      shelfEdge(0, board, width, 26),
  );
}
