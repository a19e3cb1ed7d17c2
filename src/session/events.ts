// What parts of the site tell each other without knowing each other (spec: shell-and-accounts §3
// "Auth events"). An event is heard by who listens at that moment; state lives in stores.

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
