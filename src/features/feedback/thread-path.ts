import { FEEDBACK_LIST } from "#contract/feedback-pages.ts";

/** In the address of the list: the thread that is open. */
export const THREAD = "thread";

export function threadPath(id: string): string {
  return `${FEEDBACK_LIST}?${new URLSearchParams({ [THREAD]: id })}`;
}
