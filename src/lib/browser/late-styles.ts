// The rules of everything that is not in the first paint come with one stylesheet after it. It holds the
// first paint's rules too, in the one right order, so that no rule changes places with another.

let start: () => void = () => {};
let ready: Promise<void> = Promise.resolve();

/** Before anything is drawn. @param href null where the page has all its styles already */
export function expectLateStyles(href: string | null): void {
  if (href === null) return;
  ready = new Promise((resolve) => {
    start = () => append(href, resolve);
  });
}

/** Fetches them; the first call counts. */
export function startLateStyles(): void {
  start();
  start = () => {};
}

/** What `load` brings is drawn with its styles. */
export async function withLateStyles<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), ready]);
  return loaded;
}

function append(href: string, done: () => void): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  // A page without these rules is plain; a page that waits for ever is none.
  link.addEventListener("load", done);
  link.addEventListener("error", done);
  document.head.append(link);
}
