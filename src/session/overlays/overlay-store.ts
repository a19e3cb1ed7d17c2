// Everything that is asked to lie over the page, whatever feature it belongs to. Which of it may show at the
// same time is decided by `modal-order.ts`.
import { create } from "zustand";
import type { Ticket } from "#contract/api/ticket.ts";
import { matching, storage } from "#lib/browser/storage.ts";
import type {
  AUTH_WAYS,
  LoadingToastEvent,
  NewDevice,
  Starting,
  Tip,
  VenueEntry,
} from "../site/events.ts";
import type { TourStepId } from "./tour-steps.ts";

export type AuthMode =
  | { readonly kind: "entry"; readonly way: typeof AUTH_WAYS.login | typeof AUTH_WAYS.register }
  | { readonly kind: "find"; readonly way: typeof AUTH_WAYS.byPhone | typeof AUTH_WAYS.byEmail }
  | { readonly kind: "device"; readonly device: NewDevice };

export interface SiteNotice {
  readonly kind: "maintenance" | "region";
  readonly message: string;
}

interface Overlays {
  readonly auth: AuthMode | null;
  readonly customerService: boolean;
  readonly loading: LoadingToastEvent | null;
  readonly loginPrompt: Tip | null;
  readonly notice: SiteNotice | null;
  readonly starting: Starting | null;
  readonly ticket: Ticket | null;
  /** Only the first is shown. */
  readonly tips: readonly (Tip & { readonly id: number })[];
  readonly venue: VenueEntry | null;
  /** The highest minimum age confirmed in this browser; 0 when none was. */
  readonly confirmedAge: number;
  readonly declinedAge: boolean;
  /** Step of the guided tour; null while no tour runs. */
  readonly tourStep: TourStepId | null;
  readonly tourOffered: boolean;
}

export const AGE_KEY = "age";

export const useOverlays = create<Overlays>(() => ({
  auth: null,
  customerService: false,
  loading: null,
  loginPrompt: null,
  notice: null,
  starting: null,
  ticket: null,
  tips: [],
  venue: null,
  confirmedAge: Number(storage.read(AGE_KEY, matching(/^\d{1,2}$/)) ?? 0),
  declinedAge: false,
  tourStep: null,
  tourOffered: false,
}));

/** Takes back what a press has asked for. */
export function dropRequests(): void {
  useOverlays.setState({
    auth: null,
    customerService: false,
    loginPrompt: null,
    ticket: null,
    tips: [],
    venue: null,
  });
}
