interface Work {
  /** The page was hidden for the whole time. */
  readonly rest: () => void;
  /** At first, and whenever the page is shown again. */
  readonly wake: () => void;
}

/** Stops work that nobody sees. @param after milliseconds hidden @returns how to stop following the page */
export function restWhileHidden({ rest, wake }: Work, after: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(rest, after);
    else wake();
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
