// Allowed link targets: pages of the site, and in legal documents an e-mail to the brand's contact.
import { ROUTES } from "#contract/routes.ts";

export const HELP_LINK_TARGETS: readonly string[] = ROUTES.filter(
  (route) => route.hidden !== true && !/[:*]/.test(route.path),
).map((route) => route.path);

export const LEGAL_LINK_TARGETS: readonly string[] = ["mailto:{{contact}}", ...HELP_LINK_TARGETS];
