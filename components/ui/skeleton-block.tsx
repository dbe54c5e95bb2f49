export function SkeletonBlock({ className }: { className: string }) {
  return <div className={`rounded-control bg-paper-2 ${className}`} />;
}
