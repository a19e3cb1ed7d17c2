// Events between features that do not import each other (spec: shell-and-accounts §3 "Auth events", "Other
// events"). Only current listeners receive an event; state lives in stores.

/** Forms of the authentication dialog (spec: shell-and-accounts §2). */
export const AUTH_WAYS = { login: 1, register: 2, byPhone: 3, byEmail: 4 } as const;
export type AuthWay = (typeof AUTH_WAYS)[keyof typeof AUTH_WAYS];

/** A login the server found risky, kept in memory for the new-device screen. */
export interface NewDevice {
  /** Masked, as the server sent it. */
  readonly phone: string;
  readonly name: string;
  /** MD5 of the password. */
  readonly password: string;
  readonly message: string;
  /** The password as typed, when the player wants it remembered on this device. */
  readonly remember?: string;
}

/** Spec: shell-and-accounts §3 "Tip dialog fields". */
export interface Tip {
  readonly msg: string;
  readonly title?: string;
  readonly isShowCancel?: boolean;
  readonly sureText?: string;
  readonly cancelText?: string;
  readonly closeAble?: boolean;
  readonly onSure?: () => void;
  readonly onCancel?: () => void;
}

/** Spec: shell-and-accounts §3 "Loading dialog fields". */
export interface LoadingToastEvent {
  /** 加载中 by default. */
  readonly msg?: string;
  readonly isShowIcon?: boolean;
  readonly isAutoClose?: boolean;
  /** A press on the mask, or Escape, closes the toast. */
  readonly maskClosable?: boolean;
  /** The mask blocks presses on the page. */
  readonly isShowMask?: boolean;
}

export interface Starting {
  readonly venue: string;
  /** Lets the player cancel; without it the overlay stays until it is dismissed. */
  readonly onCancel?: () => void;
}

export interface VenueEntry {
  /** Why a transfer is needed; missing where the member asked for one. */
  readonly message?: string;
  readonly venueName: string;
  /** Venue code in transfers. */
  readonly channelCode: string;
  readonly isActivity?: boolean;
  /** Balance of the centre wallet. */
  readonly balanceCents: number;
  /** Balance at the venue; null while it is not known. */
  readonly venueCents: number | null;
  /** Starts the venue without a transfer; called after the dialog has closed. Missing: the member is in it. */
  readonly onDirect?: () => void;
  /** The transfer succeeded; the dialog closes when this is done. */
  readonly onTransferred?: () => void | Promise<void>;
  readonly onCancel?: () => void;
}

export interface SiteEvents {
  readonly switch_auth_way: AuthWay;
  readonly login: null;
  /** `elsewhere`: in another tab of the site. */
  readonly login_success: { readonly userId: string; readonly elsewhere?: true };
  readonly login_expired: null;
  readonly forget_password: null;
  readonly register: null;
  readonly newDevice: NewDevice;
  readonly closeAuth: null;
  readonly password_change_success: null;
  readonly show_login_tips: Pick<Tip, "onCancel"> | null;
  readonly show_dialog_tips: Tip;
  readonly show_loading_dialog: LoadingToastEvent;
  readonly dismiss_loading_dialog: null;
  readonly show_starting: Starting;
  readonly dismiss_starting: null;
  /** Messages or their marks: by another tab, or by the server. */
  readonly messages_changed: null;
  readonly show_venue_dialog: VenueEntry;
}

type Listener<T> = (detail: T) => void;

const listeners: { [Name in keyof SiteEvents]?: Set<Listener<SiteEvents[Name]>> } = {};

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  const heard: Iterable<Listener<SiteEvents[Name]>> = [...(listeners[name] ?? [])];
  for (const listener of heard) listener(detail);
}

export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: Listener<SiteEvents[Name]>,
): () => void {
  const set: Set<Listener<SiteEvents[Name]>> = listeners[name] ?? new Set();
  set.add(listener);
  Object.assign(listeners, { [name]: set });
  return () => void set.delete(listener);
}
