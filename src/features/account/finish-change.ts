import { loadMember } from "#session/account/member.ts";
import { showToast } from "#ui/overlays/toast.tsx";

/** After the server has taken a change: says so and shows the member as it is now. */
export async function finishChange(words: string): Promise<void> {
  showToast(words);
  // The change is made; what is shown follows with the next load where this one fails.
  await loadMember().catch(() => {});
}
