// A call as the state of a view: every async view shows loading, error, empty, content.

export type CallResult<T> = Settled &
  (
    | { readonly state: "ready"; readonly data: T }
    | { readonly state: "empty"; readonly data: T }
    | { readonly state: "loading"; readonly data: undefined }
    | { readonly state: "error"; readonly data: undefined }
  );

interface Settled {
  /** Of the last try, also where older data is still shown; words by `errorText`. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** A part of what was answered; empty where that part is. */
export function callPart<T, P>(result: CallResult<T>, part: (data: T) => P): CallResult<P> {
  if (result.state === "loading" || result.state === "error") return result;
  const { error, retry } = result;
  const data = part(result.data);
  return { state: isEmpty(data) ? "empty" : "ready", data, error, retry };
}

/** Empty: a list without rows, bare or in `list`, `items` or `matches`. */
export function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== "object" || data === null) return false;
  const rows = Object.entries(data).find(([key]) => ROW_KEYS.has(key))?.[1];
  return Array.isArray(rows) && rows.length === 0;
}

const ROW_KEYS = new Set(["list", "items", "matches"]);
