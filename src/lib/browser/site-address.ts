let origin = (): string => window.location.origin;

/** For a page that is written without a browser. */
export function setSiteOrigin(own: string): void {
  origin = () => own;
}

/** Address of a path of this site as it is opened now, to be scanned, copied or shared. */
export function siteAddress(path = "/"): string {
  return `${origin()}${path}`;
}
