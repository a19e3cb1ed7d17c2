/** Address of a path of this site as it is opened now, to be scanned, copied or shared. */
export function siteAddress(path = "/"): string {
  return `${window.location.origin}${path}`;
}
