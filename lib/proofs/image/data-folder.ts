/** The only folder of a container that is written, besides `/tmp`. */
export const dataDir = '/data';
/** Folders of the build that the storefront fills while it runs. */
export const storefrontFolders = ['cache', 'packed'];
