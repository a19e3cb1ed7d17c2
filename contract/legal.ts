// A parsed legal or help document. It cannot carry markup: the core renders it as text.

export const LEGAL_NAMES = ["terms", "privacy"] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly children: readonly Inline[] }
  /** `href` is a route of the site (`/…`) or `mailto:` the contact. */
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | {
      readonly kind: "heading";
      readonly level: 1 | 2 | 3;
      readonly id: string;
      readonly text: string;
    }
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export interface LegalDocument {
  readonly name: LegalName;
  readonly variant: string;
  readonly title: string;
  readonly effectiveDate: string; // ISO date
  /** First 16 hex digits of the sha-256 of the resolved text. */
  readonly hash: string;
  readonly converted: boolean; // zh-TW was converted and not reviewed by hand
  readonly blocks: readonly Block[];
}
