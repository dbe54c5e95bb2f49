const block = 'rounded-control bg-paper-2';

/** An empty shelf, before it is known what stands on it. */
export function WishlistSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your wishlist
      </p>
      <div
        aria-hidden
        className="-mx-4 grid grid-cols-2 md:mx-0 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6"
      >
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="border-rule not-last:border-r">
            <div className="aspect-square bg-paper-2" />
            <div className="shelf-edge" />
            <div className="px-3 pt-3 pb-6 md:px-4">
              <div className={`h-4 w-20 ${block}`} />
              <div className={`mt-2 h-12 w-4/5 ${block}`} />
              <div className={`mt-4 h-11 w-full ${block}`} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
