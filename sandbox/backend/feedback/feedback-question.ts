import type { AboutKind, FeedbackKind } from "#contract/messages.ts";

/** What customer service is asked. */
export interface FeedbackQuestion {
  readonly thread: string;
  readonly kind: FeedbackKind;
  readonly about: { readonly kind: AboutKind; readonly id: string } | null;
  /** Of the member's last message. */
  readonly text: string;
  /** Number of answers given so far. */
  readonly answers: number;
}
