/** The backups of this machine: files that hold the whole shop. */
export interface Backups {
  /** Makes one in a process of its own, and notes it in the database; the problem in words for the owner, null where it was made. */
  make(options: { planned: boolean }): Promise<string | null>;
  /** Newest first. */
  list(): Promise<{ name: string; bytes: number }[]>;
  remove(name: string): Promise<void>;
  /** The content of one; null where there is none of that name. */
  read(name: string): Promise<{ bytes: number; content: ReadableStream<Uint8Array> } | null>;
}

/** For programs that serve no pages: they make no backups. */
export const NO_BACKUPS: Backups = {
  make: async () => 'Backups are made by the running shop alone.',
  list: async () => [],
  remove: async () => {},
  read: async () => null,
};
