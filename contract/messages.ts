// Kinds of messages, and of feedback.

/** Tabs of the message page, each with the unread counts that belong to it (spec: betting-and-money §3). */
export const LETTER_KINDS = {
  notice: ["brnotice_count", "notice_count"],
  activity: ["bractivity_count", "activity_count"],
  bulletin: ["brbulletin_count"],
  match: ["brmatch_count"],
  feedback: ["brfd_count", "fd_count"],
} as const;
export type LetterKind = keyof typeof LETTER_KINDS;
export const LETTER_KEYS = Object.keys(LETTER_KINDS) as readonly LetterKind[];

/** Tags of a message's body; any other is dropped, its text stays. Links lead into the site only. */
export const LETTER_TAGS = [
  "p",
  "br",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "a",
] as const;

/** How long a page offers to restore deleted messages. */
export const LETTER_UNDO_MS = 10_000;
/** How long the server restores them: a call sent at the last moment still counts. */
export const LETTER_RESTORE_MS = 30_000;
export const LETTERS_AT_ONCE = 100;
export const LETTER_PAGE_MAX = 50;

export const FEEDBACK_KINDS = [
  "deposit",
  "withdraw",
  "bet",
  "activity",
  "account",
  "advice",
  "other",
] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** What feedback of a kind can be about: a record of the member's own, or a deposit reward. */
export const FEEDBACK_ABOUT = {
  deposit: "deposit",
  withdraw: "withdraw",
  bet: "bet",
  activity: "reward",
  account: null,
  advice: null,
  other: null,
} as const satisfies Readonly<Record<FeedbackKind, string | null>>;
export const ABOUT_KINDS = ["deposit", "withdraw", "bet", "reward"] as const;
export type AboutKind = (typeof ABOUT_KINDS)[number];

export const FEEDBACK_STATES = ["waiting", "answered", "closed"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

export const FEEDBACK_MAX_TEXT = 500;
export const FEEDBACK_MAX_IMAGES = 4;
/** Threads of a member that are not closed. */
export const FEEDBACK_MAX_OPEN = 10;
