const block = 'rounded-control bg-paper-2';

export function CartLinesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your cart
      </p>
      <div aria-hidden>
        {[0, 1, 2].map((line) => (
          <div key={line} className="flex h-44 gap-5 border-b border-rule py-4">
            <div className="aspect-square w-18 self-start bg-paper-2 md:w-28" />
            <div className={`h-16 flex-1 ${block}`} />
            <div className={`h-6 w-14 ${block}`} />
          </div>
        ))}
      </div>
    </>
  );
}

export function CartAccountSkeleton() {
  return (
    <div
      aria-hidden
      className="min-h-60 rounded-control border border-rule bg-paper-0 px-4 py-5 md:px-7 md:py-6"
    >
      <div className={`h-6 w-32 ${block}`} />
      <div className={`mt-4 h-44 ${block}`} />
      <div className={`mt-12 h-12 ${block}`} />
    </div>
  );
}
