import * as PAGES from "#contract/pages.ts";
/**
 * Named destinations of the guards (spec: shell-and-accounts §2). `login` is the dialog over the home
 * page; `notFound` is any address without a page.
 */
export const DESTINATIONS = {
  home: PAGES.home,
  userinfo: PAGES.userinfo,
  auth: PAGES.auth,
  notFound: "/not-found",
} as const;
