import { feedbackList } from "#contract/pages.ts";

/** In the address of the list: the thread that is open. */
export const THREAD = "thread";

export function threadPath(id: string): string {
  return `${feedbackList}?${new URLSearchParams({ [THREAD]: id })}`;
}
