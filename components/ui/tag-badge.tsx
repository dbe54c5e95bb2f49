import { Badge, type BadgeMark } from './badge';

const marks: Record<string, BadgeMark> = {
  'Best Seller': 'turmeric',
  'Sugar Free': 'ring',
  'New Products': 'dash',
  Combo: 'leaf',
};

export function TagBadge({ name }: { name: string }) {
  const mark = marks[name];
  return <Badge {...(mark && { mark })}>{name}</Badge>;
}
