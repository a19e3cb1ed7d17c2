import type * as v from "valibot";
import type { bankChoices } from "#contract/api/payee-accounts.ts";

export type BankChoice = v.InferOutput<typeof bankChoices.response>[number];
