// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const CONTENT_CODES = {
  LEGAL_VARIANT_MISSING: { title: "The legal variant does not exist" },
  LEGAL_FRONT_MATTER: { title: "A document does not begin with its title and variables" },
  LEGAL_HTML: { title: "A document holds raw HTML" },
  LEGAL_IMAGE: { title: "A document holds an image" },
  LEGAL_LINK: { title: "A link leads to something that is not of the site" },
  LEGAL_MARKDOWN: { title: "A document uses Markdown that is not rendered" },
  LEGAL_VARIABLE_UNKNOWN: { title: "A document names a variable that does not exist" },
  LEGAL_VARIABLE_UNUSED: { title: "A document declares a variable it does not use" },
  LEGAL_VARIABLE_UNDECLARED: { title: "A document uses a variable it does not declare" },
  HELP_FRONT_MATTER: { title: "A help page does not begin with title, summary and keywords" },
  HELP_PAGE_MISSING: { title: "A help page of the route table has no text" },
  HELP_PAGE_UNKNOWN: { title: "A help text belongs to no page" },
  HELP_PICTURE: { title: "A picture of a help page cannot be shown" },
} as const;
