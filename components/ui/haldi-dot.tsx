/** The mark of the house, an uneven spot of turmeric: this one, now. */
export function HaldiDot({ className = 'size-2.5' }: { className?: string }) {
  return <span aria-hidden className={`haldi-dot ${className}`} />;
}
