// What the frame around pages asks the server, after it has painted.
import { navigationList, noticeList } from "#contract/api/site.ts";
import { watchCall } from "#lib/use-call.ts";

export const watchNavigation = () => watchCall(navigationList, {});
export const watchNotices = () => watchCall(noticeList, { pageNum: 1, pageSize: 8 });
