// What the service worker, the site and the build agree on.

export const WORKER_FILE = "sw.js";
/** The only script address that a page may turn into a worker. */
export const WORKER_POLICY = "site-worker";

/** Documents of pages that were opened, by their address without a query. */
export const DOCUMENT_CACHE = "documents";

/** Message to a waiting worker: replace the running one, unless another tab is open. */
export const TAKE_OVER = { type: "TAKE_OVER" } as const;

export interface StoredFile {
  readonly url: string;
  /** Null for a file that is named by its content. */
  readonly revision: string | null;
  /** `sha256-…` */
  readonly integrity: string;
}

/** The facts of one bundle, written before the code of the worker. */
export interface WorkerSite {
  /** What the frame of any page needs, stored when the worker is installed. */
  readonly files: readonly StoredFile[];
  /** Regular expressions for the addresses of pages, and of those that have a document. */
  readonly pages: string;
  readonly documents: string;
}
