// A site that is closed for everybody (maintenance) or for this visitor (region), or that a visitor leaves
// for their age: the page gives way to an explanation (spec: shell-and-accounts §8).
import { create } from "zustand";

export interface Closed {
  readonly kind: "maintenance" | "region";
  readonly message: string;
}

export type SiteNotice = Closed | { readonly kind: "age" };

export const useSiteNotice = create<{ readonly notice: SiteNotice | null }>(() => ({
  notice: null,
}));

const REGION_CODES: ReadonlySet<number> = new Set([6031, 6032]);

export function showSiteNotice({
  code,
  message,
}: {
  readonly code: number;
  readonly message: string;
}) {
  const kind = REGION_CODES.has(code) ? "region" : "maintenance";
  useSiteNotice.setState({ notice: { kind, message } });
}
