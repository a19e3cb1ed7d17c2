// What the frame around pages asks the server, after it has painted.
import { navigationList, noticeList } from "#contract/api/site.ts";
import { watchCall } from "#lib/calls/use-call.ts";

// Read again as often as the lobbies read their own figures.
export const watchNavigation = () => watchCall(navigationList, {}, { refetchEvery: 60_000 });
export const watchNotices = () => watchCall(noticeList, { pageNum: 1, pageSize: 8 });
