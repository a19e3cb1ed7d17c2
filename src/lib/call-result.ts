// A call as the state of a view: every async view shows loading, error, empty, content.

export type CallResult<T> =
  | (Settled & { readonly state: "ready" | "empty"; readonly data: T })
  | (Settled & { readonly state: "loading" | "error"; readonly data: undefined });

interface Settled {
  /** Of the last try, also where older data is still shown; words by `errorText`. */
  readonly error: unknown;
  readonly retry: () => void;
}
