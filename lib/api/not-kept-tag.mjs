/** The tag of reads that the page cache does not keep: anybody can invent as many as they like. */
export const notKeptTag = 'not-kept';
