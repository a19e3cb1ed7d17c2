/** What a shared store offers: blobs of two areas by key, as the Bazel remote cache names them. */
export interface Blobs {
  /** For messages: an address or a folder, never with a secret. */
  readonly name: string;
  /**
   * @param limit bytes above which the answer is not read
   * @returns null when the store has none
   * @throws BlobFault when the store does not do its part, BlobTooLarge above the limit
   */
  get(area: Area, key: string, limit: number, signal: AbortSignal): Promise<Buffer | null>;
  /** @throws BlobFault */
  put(area: Area, key: string, data: Uint8Array, signal: AbortSignal): Promise<void>;
}

/** `ac`: what a key made; `cas`: content by its sha-256. */
export type Area = "ac" | "cas";

/** The store cannot be used in this run. The message completes "The shared store …". */
export class BlobFault extends Error {
  readonly fix: string;
  constructor(message: string, fix: string, cause?: unknown) {
    super(message, { cause });
    this.fix = fix;
  }
}

/** One answer is larger than what was announced. */
export class BlobTooLarge extends Error {}
