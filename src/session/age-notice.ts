// Who says to be old enough is not asked again in this browser, unless the site's age goes up. Who leaves
// sees a page with no way on but back to the question.
import { create } from "zustand";
import { brand } from "../brand/brand.ts";
import { matching, storage } from "../lib/storage.ts";
import { useSiteNotice } from "./site-notice.ts";

const KEY = "age";

const useAccepted = create<{ readonly accepted: boolean }>(() => ({
  accepted: Number(storage.read(KEY, matching(/^\d{1,2}$/))) >= brand().legal.minimumAge,
}));

export function useAgeAsked(): boolean {
  const closed = useSiteNotice(({ notice }) => notice !== null);
  return !useAccepted(({ accepted }) => accepted) && !closed;
}

export function acceptAge(): void {
  storage.write(KEY, String(brand().legal.minimumAge));
  useAccepted.setState({ accepted: true });
}

export function leaveForAge(): void {
  useSiteNotice.setState({ notice: { kind: "age" } });
}

export function backToAge(): void {
  useSiteNotice.setState({ notice: null });
}
