/** What one check of `brand doctor` found. */
export interface Finding {
  readonly name: string;
  /** `warn`: the command works, with a disadvantage. */
  readonly state: "ok" | "warn" | "fail";
  readonly what: string;
  /** Null when there is nothing to do. */
  readonly fix: string | null;
}

export const ok = (name: string, what: string): Finding => ({ name, state: "ok", what, fix: null });
export const warn = (name: string, what: string, fix: string): Finding => ({
  name,
  state: "warn",
  what,
  fix,
});
export const fail = (name: string, what: string, fix: string): Finding => ({
  name,
  state: "fail",
  what,
  fix,
});
