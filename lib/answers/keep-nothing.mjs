/** A cache for Next that keeps nothing: finished answers are kept by `store.ts`. */
export default class KeepNothing {
  get() {
    return Promise.resolve(null);
  }

  set() {
    return Promise.resolve();
  }

  revalidateTag() {
    return Promise.resolve();
  }

  resetRequestCache() {
    // There is none.
  }
}
