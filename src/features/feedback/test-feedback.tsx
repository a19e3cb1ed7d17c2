// Set-up of the tests of the pages of feedback: a member with a thread.
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import type { FeedbackRow, FeedbackThread } from "#contract/api/feedback.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import { FEEDBACK, FEEDBACK_LIST } from "#contract/feedback-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { feedbackDraft } from "./feedback-draft.ts";
import { Page as Threads } from "./feedback-list-page.tsx";
import { Page as Feedback } from "./feedback-page.tsx";

export const TIME = 1_790_000_000_000;

export function setUpFeedback() {
  const page = setUpPage(
    { [FEEDBACK]: <Feedback />, [FEEDBACK_LIST]: <Threads /> },
    {
      namespaces: ["feedback"],
      brand: sampleEntry({}, { pages: samplePages(SAVEMONEY, PAGES.transRecord) }),
      desktop: true,
      member: true,
      toasts: true,
      answers: () => ({ addFeedback: { id: "F1" }, feedbackUnread: { count: 2 } }),
      after: () => feedbackDraft.drop(),
    },
  );
  const answerThreads = (list: readonly FeedbackRow[], info: FeedbackThread) => {
    page.site.answer("feedbackList", done({ total: list.length, list }));
    page.site.answer("feedbackInfo", done(info));
  };
  beforeEach(() => answerThreads([sampleRow()], sampleThread()));
  return { ...page, answerThreads };
}

export function sampleRow(fields: Partial<FeedbackRow> = {}): FeedbackRow {
  const words = { kind: "deposit", text: "没有到账", state: "answered" } as const;
  return { id: "F1", time: TIME, unread: true, ...words, ...fields };
}

export function sampleThread(fields: Partial<FeedbackThread> = {}): FeedbackThread {
  const [asked, said] = [
    { from: "member", time: TIME },
    { from: "service", time: TIME + 1 },
  ] as const;
  return {
    id: "F1",
    kind: "deposit",
    state: "answered",
    time: TIME,
    about: { kind: "deposit", id: "D1", title: "极速通道 · ¥500.00" },
    messages: [
      { ...asked, id: "1", text: "没有到账", images: ["/media/upload/a"] },
      { ...said, id: "2", text: "<img src=x onerror=hit()>已到账", images: ["//evil.example/x"] },
    ],
    ...fields,
  };
}

export const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
