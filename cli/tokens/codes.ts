// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const TOKEN_CODES = {
  TOKEN_SYNTAX: { title: "A token file is not strict DTCG JSON" },
  TOKEN_UNKNOWN: { title: "A token names a role that does not exist" },
  TOKEN_MISSING: { title: "A role has no value" },
  TOKEN_TYPE: { title: "A token has the wrong type" },
  TOKEN_ALIAS: { title: "A token refers to a token that does not exist" },
  TOKEN_CYCLE: { title: "Tokens refer to each other in a circle" },
  TOKEN_VALUE: { title: "A token's value is not one its type allows" },
  TOKEN_CONTRAST: { title: "Two colours are too close to each other" },
} as const;
