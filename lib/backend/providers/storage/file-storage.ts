/** A file as it is kept. */
export interface KeptFile {
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ListedFile {
  name: string;
  bytes: number;
}

/**
 * Where files of people and staff are kept. Names are this store's own (`services/file/file-name`),
 * never what somebody called the file. Every method throws where the place cannot be reached.
 */
export interface FileStorage {
  /** Keeps a file; one that is there under that name is replaced. */
  write: (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Undefined where there is none of that name. */
  read: (name: string) => Promise<KeptFile | undefined>;
  /** Takes a file away; where there is none, all is well. */
  remove: (name: string) => Promise<void>;
  /** Everything that is kept, up to 1,000 files at a time; other people's files too, where there are any. */
  list: () => AsyncIterable<ListedFile[]>;
  /** Removes what was begun before that moment and never finished. */
  removeUnfinished: (before: Date) => Promise<void>;
}
