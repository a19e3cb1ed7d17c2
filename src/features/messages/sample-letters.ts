import type { Letter } from "#contract/api/letters.ts";
import type { UnreadCounts } from "#contract/api/member.ts";

const NONE: UnreadCounts = {
  brnotice_count: 0,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 0,
  activity_count: 0,
  fd_count: 0,
};

export function letter(id: string, fields: Partial<Letter> = {}): Letter {
  return {
    id,
    title: `消息 ${id}`,
    time: 1_790_000_000_000,
    read: false,
    body: "<p>正文</p>",
    ...fields,
  };
}

export const unreadAnswer = (counts: Partial<UnreadCounts>) => ({
  status_code: 6000,
  data: { ...NONE, ...counts },
});
