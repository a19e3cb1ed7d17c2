// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const STORE_CODES = {
  STORE_ADDRESS: { title: "The address of a shared store cannot be used" },
  STORE_TOKEN: { title: "The token of a shared store cannot be sent" },
  STORE_WRITE: { title: "The store cannot be written" },
  STORE_ENTRY_DAMAGED: { title: "An entry of the store is not what was put there" },
  STORE_REMOTE_DAMAGED: { title: "An entry of the shared store is not what its key says" },
  STORE_REMOTE_OFF: { title: "The shared store is left out of this run" },
} as const;
