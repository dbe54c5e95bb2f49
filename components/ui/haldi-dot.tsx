export function HaldiDot({ className = 'size-2.5' }: { className?: string }) {
  return <span aria-hidden className={`haldi-dot ${className}`} />;
}
