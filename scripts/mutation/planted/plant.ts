// Puts a fault into a source file while it is loaded; the file on disk is not changed.

export interface Planted {
  /** Absolute path. */
  readonly path: string;
  readonly find: string;
  readonly replace: string;
}

/** Environment variable with the fault that the test process must plant. */
export const PLANTED = "LIVERY_PLANTED_FAULT";

/** @throws Error when the text is missing or occurs more than once */
export function plant(source: string, { path, find, replace }: Planted): string {
  const places = source.split(find).length - 1;
  if (places !== 1) throw new Error(`${path} holds the text of the fault ${places} times`);
  return source.replace(find, () => replace);
}
