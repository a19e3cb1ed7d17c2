// Puts a fault into a source while it is loaded: the file on disk is never changed.

export interface Planted {
  /** Absolute path. */
  readonly path: string;
  readonly find: string;
  readonly replace: string;
}

/** Names the variable that tells the test process which fault to plant. */
export const PLANTED = "LIVERY_PLANTED_FAULT";

/** @throws Error where the text is missing, or stands there more than once */
export function plant(source: string, { path, find, replace }: Planted): string {
  const places = source.split(find).length - 1;
  if (places !== 1) throw new Error(`${path} holds the text of the fault ${places} times`);
  return source.replace(find, () => replace);
}
