export function ConcernNotice() {
  return (
    <p className="mt-8 max-w-[58ch] text-1 text-ink-2">
      This is about traditional use. It is not medical advice, and no product here is meant to
      diagnose, treat, cure or prevent a disease. If a complaint lasts or gets worse, see a doctor.
    </p>
  );
}
