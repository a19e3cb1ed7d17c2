// Where a legal document may lead: a page of the site, or a letter to the brand's contact.
import { ROUTES } from "#contract/routes.ts";

export const LEGAL_LINK_TARGETS: readonly string[] = [
  "mailto:{{contact}}",
  ...ROUTES.filter((route) => route.hidden !== true && !/[:*]/.test(route.path)).map(
    (route) => route.path,
  ),
];
