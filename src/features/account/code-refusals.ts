/** Response codes that are about the code that was sent: wrong, locked, too old. */
export const CODE_REFUSALS = { 6036: "code", 6037: "code", 6038: "code" } as const;
