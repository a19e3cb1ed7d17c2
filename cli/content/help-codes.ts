// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const HELP_CODES = {
  HELP_FRONT_MATTER: { title: "A help page does not begin with title, summary and keywords" },
  HELP_PAGE_MISSING: { title: "A help page of the route table has no text" },
  HELP_PAGE_UNKNOWN: { title: "A help text belongs to no page" },
  HELP_PICTURE: { title: "A picture of a help page cannot be shown" },
} as const;
