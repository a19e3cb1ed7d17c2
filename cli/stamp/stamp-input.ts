import type { CoreBuild } from "../core/core-build.ts";
import type { BundleFiles } from "./bundle-files.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import type { Receipt } from "./receipt.ts";
import type { SharedContent } from "./shared-content.ts";

export interface StampInput {
  readonly brand: PreparedBrand;
  readonly core: CoreBuild;
  readonly shared: SharedContent;
  readonly inputDigest: string;
  readonly version: string;
}

export interface Stamped {
  readonly files: BundleFiles;
  readonly receipt: Receipt;
  readonly digest: string;
}
