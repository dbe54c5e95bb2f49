const block = 'rounded-control bg-paper-2';

/** The rows of the ledger before they are known. */
export function OrderListSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your orders
      </p>
      <div aria-hidden className="border-t border-ink">
        {[0, 1, 2, 3].map((row) => (
          <div
            key={row}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem] border-b border-rule md:grid-cols-[minmax(0,1fr)_8rem]"
          >
            <div className="h-[7.25rem] py-4 md:h-[4.75rem]">
              <div className={`h-4 w-24 ${block}`} />
              <div className={`mt-2 h-4 w-36 ${block}`} />
            </div>
            <div className="ledger-rule py-4">
              <div className={`ml-auto h-4 w-14 ${block}`} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
