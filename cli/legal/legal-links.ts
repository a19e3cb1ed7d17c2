// Where a legal document may lead: a page of the site, or a letter to the contact.
import { ROUTES } from "#contract/routes.ts";

const PAGES: readonly string[] = ROUTES.filter(
  (route) => route.hidden !== true && !/[:*]/.test(route.path),
).map((route) => route.path);

export function legalLinkTargets(contact: string): readonly string[] {
  return [`mailto:${contact}`, ...PAGES];
}
