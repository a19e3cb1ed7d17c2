// What parts of the site tell each other without knowing each other (spec: shell-and-accounts §3
// "Auth events", "Other events"). An event is heard by who listens at that moment; state lives in stores.

import type { Tip } from "./tips.ts";

/** Ways of the authentication dialog (spec: shell-and-accounts §2). */
export const AUTH_WAYS = { login: 1, register: 2, byPhone: 3, byEmail: 4 } as const;
export type AuthWay = (typeof AUTH_WAYS)[keyof typeof AUTH_WAYS];

/** What the login screen keeps of a login the server found risky. In memory only. */
export interface NewDevice {
  /** Masked, as the server sent it. */
  readonly phone: string;
  readonly name: string;
  /** MD5 of the password. */
  readonly password: string;
  /** The server's words. */
  readonly message: string;
}

/** Spec: shell-and-accounts §3 "Loading dialog fields". */
export interface LoadingToast {
  /** 加载中 by default. */
  readonly msg?: string;
  /** On by default. */
  readonly isShowIcon?: boolean;
  readonly isAutoClose?: boolean;
  /** A press on the mask, or Escape, closes it. */
  readonly maskClosable?: boolean;
  /** With a mask the page takes no presses. */
  readonly isShowMask?: boolean;
}

/** A game that is on its way (spec: betting-and-money §4 "Game launch"). */
export interface Starting {
  /** Name of the venue or game. */
  readonly venue: string;
  /** The player may give up; without it the overlay stays until it is dismissed. */
  readonly onCancel?: () => void;
}

/** A venue that does not start without money moved in (spec: betting-and-money §4). */
export interface VenueEntry {
  /** The server's words. */
  readonly message: string;
  readonly venueName: string;
  /** Of the centre wallet. */
  readonly balanceCents: number;
  /** Starts without a transfer; the dialog is closed by then. */
  readonly onDirect: () => void;
  /**
   * @param amount two decimals, as amounts travel: `120.00`
   * @returns settles with the transfer: the dialog closes, or shows the message of the error
   */
  readonly onTransfer: (amount: string) => Promise<void>;
  readonly onCancel?: () => void;
}

export interface SiteEvents {
  readonly switch_auth_way: AuthWay;
  readonly login: null;
  readonly login_success: { readonly userId: string };
  readonly login_expired: null;
  readonly forget_password: null;
  readonly register: null;
  readonly newDevice: NewDevice;
  readonly closeAuth: null;
  readonly password_change_success: null;
  readonly show_login_tips: null;
  readonly show_dialog_tips: Tip;
  readonly show_loading_dialog: LoadingToast;
  readonly dismiss_loading_dialog: null;
  readonly show_starting: Starting;
  readonly dismiss_starting: null;
  readonly show_venue_dialog: VenueEntry;
}

type Listener<T> = (detail: T) => void;

const listeners: { [Name in keyof SiteEvents]?: Set<Listener<SiteEvents[Name]>> } = {};

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  const heard: Iterable<Listener<SiteEvents[Name]>> = [...(listeners[name] ?? [])];
  for (const listener of heard) listener(detail);
}

/** @returns how to stop listening */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: Listener<SiteEvents[Name]>,
): () => void {
  const set: Set<Listener<SiteEvents[Name]>> = listeners[name] ?? new Set();
  set.add(listener);
  Object.assign(listeners, { [name]: set });
  return () => void set.delete(listener);
}
