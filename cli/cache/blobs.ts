/** A blob store with the two areas of the Bazel remote cache protocol. */
export interface Blobs {
  /** For messages: an address or a folder, never with a secret. */
  readonly name: string;
  /** Null when there is none. @param limit in bytes @throws BlobFault; DamagedEntry above the limit */
  get(area: Area, key: string, limit: number, signal: AbortSignal): Promise<Buffer | null>;
  /** @throws BlobFault */
  put(area: Area, key: string, data: Uint8Array, signal: AbortSignal): Promise<void>;
}

/** `ac`: list of files by key; `cas`: content by sha-256. */
export type Area = "ac" | "cas";

/** The store cannot be used in this run. The message completes "The shared store …". */
export class BlobFault extends Error {
  readonly fix: string;
  constructor(message: string, fix: string, cause?: unknown) {
    super(message, { cause });
    this.fix = fix;
  }
}

/** One entry cannot be used. The message completes "The entry is not used: …". */
export class DamagedEntry extends Error {}

export const tooLarge = (area: Area): DamagedEntry =>
  new DamagedEntry(area === "ac" ? "its list is too large" : "a file is larger than listed");
