/**
 * The import map and the brand's script in the page's source. They differ between any two releases of a site.
 * @returns null in development, where nothing is released
 */
export function releaseParts(page: Pick<Document, "querySelector">): readonly string[] | null {
  const map = page.querySelector("script[type=importmap]")?.textContent ?? "";
  const entry = page.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
  return map === "" || entry === "" ? null : [map, entry];
}
