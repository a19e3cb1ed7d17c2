// What one check of `brand conform` found.
export interface Row {
  /** Name of a call of the contract, or `wire`, `odds socket`, … */
  readonly subject: string;
  readonly check: string;
  readonly state: "pass" | "fail" | "not run";
  /** Call and field, such as `POST /fd/api/v1/transfer/getBalance  data.coin`. */
  readonly place: string | null;
  /** What is wrong, or why it was not run; null when it passed. */
  readonly what: string | null;
  /** Null when there is nothing to do. */
  readonly fix: string | null;
}

/** Why a check failed; null when it passed. */
export type Verdict = {
  readonly place: string;
  readonly what: string;
  readonly fix: string;
} | null;

export function rowOf(subject: string, check: string, verdict: Verdict): Row {
  return verdict === null
    ? { subject, check, state: "pass", place: null, what: null, fix: null }
    : { subject, check, state: "fail", ...verdict };
}

export function notRun(subject: string, check: string, what: string, fix: string | null): Row {
  return { subject, check, state: "not run", place: null, what, fix };
}
