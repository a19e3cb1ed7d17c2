// What a member does with a thread. Afterwards the lists and the counts are read again, here and in other tabs.
import {
  closeFeedback,
  deleteFeedback,
  feedbackInfo,
  feedbackList,
  feedbackUnread,
} from "#contract/api/feedback.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { loadUnread, tellOtherTabs } from "#session/account/unread.ts";
import { showToast } from "#ui/overlays/toast.tsx";

/** @throws CallError that has shown its words */
export async function closeThread(id: string): Promise<void> {
  await request(closeFeedback, { id });
  showToast(i18n.t("feedback:closed"));
  await threadsChanged();
}

/** @throws CallError that has shown its words */
export async function deleteThread(id: string): Promise<void> {
  await request(deleteFeedback, { id });
  showToast(i18n.t("feedback:deleted"));
  await threadsChanged();
}

/** After answers were read, or something was written or ended. */
export async function threadsChanged(): Promise<void> {
  tellOtherTabs();
  await Promise.allSettled([refreshThreads(), loadUnread()]);
}

export async function refreshThreads(): Promise<void> {
  await Promise.all(
    [feedbackList, feedbackInfo, feedbackUnread].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
