// What calls need to know of the site. Set at boot, read by the data layer, which loads later.

export interface HttpOptions {
  /** `/` or an exact origin. */
  readonly base: string;
  readonly siteId: string;
  /** Id of this device, stable while storage lasts. */
  readonly deviceId: string;
  readonly version: string;
  readonly locale: () => string;
}

let options: HttpOptions | null = null;

export function configureHttp(next: HttpOptions): void {
  options = next;
}

/** @throws Error before `configureHttp`. */
export function httpOptions(): HttpOptions {
  if (options === null) throw new Error("A call is made before boot has configured http.");
  return options;
}
