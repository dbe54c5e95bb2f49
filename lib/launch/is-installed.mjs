/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/**
 * Whether what is installed is what the lock file names. `installed` is npm's own record in node_modules.
 * Packages for other systems (optional ones) may be absent.
 * @param {LockFile} locked
 * @param {LockFile} installed
 */
export function isInstalled(locked, installed) {
  const there = installed.packages ?? {};
  return Object.entries(locked.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true;
    const found = there[path];
    if (found) return found.version === wanted.version;
    return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peer);
  });
}
