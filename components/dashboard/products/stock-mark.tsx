import { StateMark } from '../state-mark';

export function StockMark({ stock, isLow }: { stock: number | null; isLow: boolean }) {
  if (stock === null) return <StateMark mood="past">Not tracked</StateMark>;
  if (stock === 0) return <StateMark mood="bad">Sold out</StateMark>;
  const text = stock.toLocaleString('en-IN');
  return isLow ? <StateMark mood="waits">{`Only ${text}`}</StateMark> : <>{text}</>;
}
