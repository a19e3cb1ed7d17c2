// A site that is closed for everybody (maintenance) or for this visitor (region): the page gives way to
// an explanation (spec: shell-and-accounts §8).
import { create } from "zustand";

export interface SiteNotice {
  readonly kind: "maintenance" | "region";
  readonly message: string;
}

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
