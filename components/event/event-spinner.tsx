export function EventSpinner() {
  return (
    <div role="status" aria-label="Loading the events" className="grid min-h-96 place-items-center">
      <span className="size-12 animate-spin rounded-full border-4 border-rule border-t-leaf-7 motion-reduce:animate-none" />
    </div>
  );
}
