// The pages of feedback on a test site.
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { FeedbackRow, FeedbackThread } from "#contract/api/feedback.ts";
import { FEEDBACK, FEEDBACK_LIST } from "#contract/feedback-pages.ts";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { useOffline } from "#lib/offline.ts";
import account from "#locales/zh-CN/account.json";
import errors from "#locales/zh-CN/errors.json";
import texts from "#locales/zh-CN/feedback.json";
import titles from "#locales/zh-CN/titles.json";
import ui from "#locales/zh-CN/ui.json";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { sampleEntry } from "#session/site/test-brand.ts";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { ToastHost } from "#ui/toast.tsx";
import { draft } from "./feedback-draft.ts";
import { Page as Threads } from "./feedback-list-page.tsx";
import { Page as Feedback } from "./feedback-page.tsx";

export const TIME = 1_790_000_000_000;

export interface FeedbackSite extends TestSite {
  readonly answerThreads: (list: readonly FeedbackRow[], info: FeedbackThread) => void;
  /** Bodies of the calls made so far. */
  readonly asked: (name: string) => readonly unknown[];
  readonly begin: (desktop: boolean) => void;
  readonly end: () => void;
}

export async function startFeedbackSite(): Promise<FeedbackSite> {
  const site = await startTestSite();
  const at = (path: string) => ({
    route: { path, page: "sample", title: "sample" },
    texts: null,
    load: async () => ({ Page: () => null }),
  });
  setBrand(sampleEntry({}, { pages: [at(SAVEMONEY), at(PAGES.transRecord)] }));
  await startTexts("zh-CN", [{ account, errors, feedback: texts, titles, ui }]);
  const answer = (list: readonly FeedbackRow[], info: FeedbackThread) => {
    site.answer("feedbackList", { status_code: 6000, data: { total: list.length, list } });
    site.answer("feedbackInfo", { status_code: 6000, data: info });
  };
  return {
    ...site,
    answerThreads: answer,
    asked: (name: string) => site.made.filter((call) => call.name === name).map(({ body }) => body),
    begin(desktop: boolean) {
      vi.stubGlobal("matchMedia", () => ({
        matches: desktop,
        addEventListener() {},
        removeEventListener() {},
      }));
      localStorage.clear();
      sessionStorage.clear();
      keepSession("token", "1");
      site.answer("addFeedback", { status_code: 6000, data: { id: "F1" } });
      site.answer("feedbackUnread", { status_code: 6000, data: { count: 2 } });
      answer([sampleRow()], sampleThread());
    },
    end() {
      cleanup();
      draft.drop();
      dropSession();
      site.reset();
      vi.unstubAllGlobals();
      useOffline.setState({ since: null });
    },
  };
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

export function openFeedback(path: string) {
  const router = createMemoryRouter(
    [
      { path: FEEDBACK, element: <Feedback /> },
      { path: FEEDBACK_LIST, element: <Threads /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <ToastHost />
    </>,
  );
  return router;
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));
export const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
