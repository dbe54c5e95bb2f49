const block = 'rounded-control bg-paper-2';

export function CartLinesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your cart
      </p>
      <div aria-hidden>
        {[0, 1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[min(4.5rem,22vw)_minmax(0,1fr)_minmax(min(5.25rem,26vw),max-content)] border-b border-rule md:grid-cols-[7rem_minmax(0,1fr)_8rem]"
          >
            <div className="py-4 md:row-span-2">
              <div className="aspect-square bg-paper-2" />
            </div>
            <div className="px-3 pt-4 md:px-5">
              <div className={`h-4 w-24 ${block}`} />
              <div className={`mt-2 h-5 w-4/5 max-w-64 ${block}`} />
              <div className={`mt-3 h-4 w-32 ${block}`} />
            </div>
            <div className="row-span-2 ledger-rule pt-5">
              <div className={`ml-auto h-5 w-14 ${block}`} />
            </div>
            <div className="max-md:col-span-2 md:px-5">
              <div className={`mt-3 mb-4 h-12 w-32 max-md:mb-16 ${block}`} />
            </div>
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
      className="min-h-[31rem] rounded-control border border-rule bg-paper-0 px-4 py-5 md:px-7 md:py-6"
    >
      <div className={`mb-[1.125rem] h-6 w-32 ${block}`} />
      <div className="border-t border-ink">
        {[0, 1, 2].map((row) => (
          <div key={row} className="grid grid-cols-[minmax(0,1fr)_36%] border-b border-rule">
            <div className={`my-3 h-4 w-28 ${block}`} />
            <div className="ledger-rule" />
          </div>
        ))}
        <div className="ledger-total grid h-12 grid-cols-[minmax(0,1fr)_36%]">
          <div className={`my-3 h-6 w-20 ${block}`} />
          <div className="ledger-rule" />
        </div>
      </div>
      <div className={`mt-[3.25rem] h-12 ${block}`} />
    </div>
  );
}
