export function ConcernNotice() {
  return (
    <p className="mt-8 max-w-[58ch] text-1 text-ink-2">
      Based on traditional use. This is not medical advice, and no product here is meant to
      diagnose, treat, cure or prevent a disease. If symptoms persist or get worse, see a doctor.
    </p>
  );
}
