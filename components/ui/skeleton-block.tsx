/** The place of something that is not known yet. */
export function SkeletonBlock({ className }: { className: string }) {
  return <div className={`rounded-control bg-paper-2 ${className}`} />;
}
