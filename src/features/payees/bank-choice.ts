import type * as v from "valibot";
import type { bankChoices } from "#contract/api/bank-cards.ts";

export type BankChoice = v.InferOutput<typeof bankChoices.response>[number];
