// The payer's name, given once, where the deposit needs it.
import { bindFromDeposit } from "#contract/api/member.ts";
import { request } from "../../lib/http.ts";
import { isRealName, tidyRealName } from "../../lib/real-name.ts";
import { loadMember } from "../../session/account/member.ts";

export function realNameProblem(typed: string): "name" | null {
  return isRealName(tidyRealName(typed)) ? null : "name";
}

/** @throws CallError that nobody has reported; also then the member is asked for again. */
export async function bindName(typed: string): Promise<void> {
  try {
    await request(bindFromDeposit, { realName: tidyRealName(typed) }, { quiet: true });
  } finally {
    // Another device may have set it meanwhile.
    await loadMember().catch(() => {});
  }
}
