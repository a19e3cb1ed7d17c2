// What `brand diff --json` prints (docs/diff.md), and the repository its tests compare in.
import { execFileSync } from "node:child_process";

export interface Diff {
  readonly hadBrands: boolean;
  readonly shared: readonly string[];
  readonly brands: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  readonly changed: readonly string[];
  readonly unreadable: readonly { readonly brand: string; readonly state: string }[];
  readonly groups: readonly {
    readonly kind: string;
    readonly brands: readonly string[];
    readonly changes: readonly {
      readonly name: string;
      readonly variants: readonly string[];
      readonly values: readonly {
        readonly before: string | null;
        readonly after: string | null;
        readonly brands: readonly string[];
      }[];
    }[];
  }[];
  readonly contrast: readonly {
    readonly foreground: string;
    readonly passes: boolean;
    readonly brands: readonly { readonly before: object | null; readonly after: object }[];
  }[];
  readonly problems: readonly { readonly code: string; readonly brand: string | null }[];
}

export type Tree = Record<string, Record<string, { $value: unknown }>>;

export function git(cwd: string, ...args: readonly string[]): string {
  const names = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...names, ...args], { cwd, encoding: "utf8" });
}
