// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedbackRow, FeedbackThread } from "#contract/api/feedback.ts";
import * as PAGES from "#contract/pages.ts";
import { setBrand } from "../../brand/brand.ts";
import { startTexts } from "../../lib/i18n.ts";
import { useOffline } from "../../lib/offline.ts";
import account from "../../locales/zh-CN/account.json";
import errors from "../../locales/zh-CN/errors.json";
import texts from "../../locales/zh-CN/feedback.json";
import titles from "../../locales/zh-CN/titles.json";
import ui from "../../locales/zh-CN/ui.json";
import { dropSession, keepSession } from "../../session/account/session-store.ts";
import { sampleEntry } from "../../session/site/test-brand.ts";
import { startTestSite, type TestSite } from "../../session/site/test-site.ts";
import { ToastHost } from "../../ui/toast.tsx";
import { draft } from "./feedback-draft.ts";
import { Page as Threads } from "./feedback-list-page.tsx";
import { Page as Feedback } from "./feedback-page.tsx";

let site: TestSite;
let desktop = true;
beforeAll(async () => {
  site = await startTestSite();
  const at = (path: string) => ({
    route: { path, page: "sample", title: "sample" },
    texts: null,
    load: async () => ({ Page: () => null }),
  });
  setBrand(sampleEntry({}, { pages: [at(PAGES.savemoney), at(PAGES.transRecord)] }));
  await startTexts("zh-CN", [{ account, errors, feedback: texts, titles, ui }]);
});
afterAll(() => site.close());
beforeEach(() => {
  desktop = true;
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
  answer([row()], thread());
});
afterEach(() => {
  cleanup();
  draft.drop();
  dropSession();
  site.reset();
  vi.unstubAllGlobals();
  useOffline.setState({ since: null });
});

const TIME = 1_790_000_000_000;

function row(fields: Partial<FeedbackRow> = {}): FeedbackRow {
  const words = { kind: "deposit", text: "没有到账", state: "answered" } as const;
  return { id: "F1", time: TIME, unread: true, ...words, ...fields };
}

function thread(fields: Partial<FeedbackThread> = {}): FeedbackThread {
  return {
    id: "F1",
    kind: "deposit",
    state: "answered",
    time: TIME,
    about: { kind: "deposit", id: "D1", title: "极速通道 · ¥500.00" },
    messages: [
      { id: "1", from: "member", text: "没有到账", images: ["/media/upload/a"], time: TIME },
      {
        id: "2",
        from: "service",
        text: "<img src=x onerror=hit()>已到账",
        images: ["//evil.example/x"],
        time: TIME + 1,
      },
    ],
    ...fields,
  };
}

function answer(list: readonly FeedbackRow[], info: FeedbackThread): void {
  site.answer("feedbackList", { status_code: 6000, data: { total: list.length, list } });
  site.answer("feedbackInfo", { status_code: 6000, data: info });
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: PAGES.feedback, element: <Feedback /> },
      { path: PAGES.feedbackList, element: <Threads /> },
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

const asked = (name: string) =>
  site.made.filter((call) => call.name === name).map(({ body }) => body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const write = (text: string) =>
  userEvent.type(screen.getByRole("textbox", { name: "问题描述" }), text);

describe("the form", () => {
  it("says what is missing, and shows the number of unread answers", async () => {
    open(PAGES.feedback);
    expect(await screen.findByText("2 条未读回复")).toBeTruthy();
    await press("提交反馈");
    expect(await screen.findByText("请选择反馈类型")).toBeTruthy();
    expect(screen.getByText("请填写问题描述")).toBeTruthy();
    expect(asked("addFeedback")).toEqual([]);
  });

  it("sends a bet of the member's own with the text, and opens the thread", async () => {
    const bet = {
      id: "B7",
      title: "海港 - 青山",
      venueName: "体育",
      time: TIME,
      stakeCents: 5000,
      netCents: null,
    };
    site.answer("feedbackBets", { status_code: 6000, data: { total: 1, list: [bet] } });
    const router = open(PAGES.feedback);
    await choose("注单");
    await press(/选择注单/);
    await userEvent.click(await screen.findByRole("button", { name: /海港 - 青山/ }));
    expect(screen.getByText("B7")).toBeTruthy();
    await write("结算不对");
    await press("提交反馈");
    await waitFor(() => expect(router.state.location.search).toBe("?thread=F1"));
    expect(asked("addFeedback")).toEqual([
      {
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: "bet",
        text: "结算不对",
        images: [],
        about: { kind: "bet", id: "B7" },
      },
    ]);
    expect(draft.useDraft.getState()).toMatchObject({ kind: null, text: "" });
  });

  it("takes another kind without the record of the last", async () => {
    open(PAGES.feedback);
    draft.change({ kind: "bet", about: { kind: "bet", id: "B7", title: "海港" } });
    await screen.findByText("B7");
    await choose("其他");
    expect(draft.useDraft.getState().about).toBeNull();
    expect(screen.queryByText("B7")).toBeNull();
  });

  it("keeps what is written through a reload, and for this member only", async () => {
    open(PAGES.feedback);
    await choose("意见建议");
    await write("字体太小");
    cleanup();
    open(PAGES.feedback);
    expect(screen.getByRole("textbox", { name: "问题描述" })).toHaveProperty("value", "字体太小");
    dropSession();
    keepSession("token", "2");
    expect(draft.useDraft.getState().text).toBe("");
    keepSession("token", "1");
    expect(draft.useDraft.getState().text).toBe("字体太小");
  });

  it("sends the same request again after a lost answer, and another after a change", async () => {
    open(PAGES.feedback);
    await choose("其他");
    await write("一");
    site.answer("addFeedback", "cut");
    await press("提交反馈");
    await waitFor(() => expect(site.toasts).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "提交反馈" })).toHaveProperty("disabled", false),
    );
    await press("提交反馈");
    await waitFor(() => expect(site.toasts).toHaveLength(2));
    await write("二");
    site.answer("addFeedback", { status_code: 6000, data: { id: "F1" } });
    await press("提交反馈");
    await waitFor(() => expect(asked("addFeedback").length).toBeGreaterThan(2));
    const ids = (asked("addFeedback") as { requestId: string }[]).map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(2);
    expect(ids.at(-1)).not.toBe(ids[0]);
  });

  it("refuses a file that is no picture before anything is uploaded", async () => {
    open(PAGES.feedback);
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("there is no file field");
    fireEvent.change(input, {
      target: { files: [new File(["x"], "a.svg", { type: "image/svg+xml" })] },
    });
    expect(await screen.findByText("仅支持 PNG、JPG、WebP 图片")).toBeTruthy();
    expect(asked("uploadImage")).toEqual([]);
  });

  it("removes a picture that was uploaded", async () => {
    draft.change({ images: ["/media/upload/a", "/media/upload/b"] });
    open(PAGES.feedback);
    await press("移除图片 1");
    expect(draft.useDraft.getState().images).toEqual(["/media/upload/b"]);
  });
});

describe("the threads", () => {
  it("show the words and pictures of server and member as they are", async () => {
    open(PAGES.feedbackList);
    expect(await screen.findByText("有未读回复")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /没有到账/ }));
    const article = within(await screen.findByRole("article"));
    expect(article.getByText("<img src=x onerror=hit()>已到账")).toBeTruthy();
    const pictures = article.getAllByRole("img").map((one) => one.getAttribute("src"));
    expect(pictures).toEqual(["/media/upload/a"]);
    expect(article.getByRole("link", { name: /极速通道/ }).getAttribute("href")).toBe(
      "/mine/transRecord?order=D1",
    );
  });

  it("take another message, once", async () => {
    open("/mine/feedback/list?thread=F1");
    await userEvent.type(await screen.findByRole("textbox", { name: "补充说明" }), "谢谢");
    await press("发送");
    await waitFor(() =>
      expect(asked("addFeedback")).toEqual([
        expect.objectContaining({ thread: "F1", kind: "deposit", text: "谢谢", images: [] }),
      ]),
    );
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveProperty("value", ""));
  });

  it("are closed and deleted after a question", async () => {
    const router = open("/mine/feedback/list?thread=F1");
    await userEvent.click(await screen.findByRole("button", { name: "结束反馈" }));
    const ask = within(await screen.findByRole("dialog", { name: "结束这条反馈？" }));
    answer([row({ state: "closed" })], thread({ state: "closed" }));
    await userEvent.click(ask.getByRole("button", { name: "结束反馈" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked("closeFeedback")).toEqual([{ id: "F1" }]);
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    await press("删除");
    const sure = within(await screen.findByRole("dialog", { name: "删除这条反馈？" }));
    answer([], thread());
    await userEvent.click(sure.getByRole("button", { name: "删除" }));
    expect(await screen.findByText("还没有反馈")).toBeTruthy();
    expect(asked("deleteFeedback")).toEqual([{ id: "F1" }]);
    expect(router.state.location.search).toBe("");
  });

  it("are filtered by state", async () => {
    open(PAGES.feedbackList);
    await screen.findByRole("button", { name: /没有到账/ });
    answer([], thread());
    await choose("处理中");
    expect(await screen.findByText("没有这种状态的反馈")).toBeTruthy();
    expect(asked("feedbackList").at(-1)).toMatchObject({ state: "waiting", pageNum: 1 });
  });

  it("say that they failed and load again, offline too", async () => {
    site.answer("feedbackList", { status_code: 6005, message: "" });
    open(PAGES.feedbackList);
    expect(await screen.findByText("反馈加载失败")).toBeTruthy();
    useOffline.setState({ since: 1 });
    expect(await screen.findByText(/网络已断开/)).toBeTruthy();
    useOffline.setState({ since: null });
    answer([row()], thread());
    await press("重新加载");
    expect(await screen.findByRole("button", { name: /没有到账/ })).toBeTruthy();
  });

  it("take the place of the list on a phone", async () => {
    desktop = false;
    open(PAGES.feedbackList);
    await userEvent.click(await screen.findByRole("button", { name: /没有到账/ }));
    expect(await screen.findByRole("article")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "处理中" })).toBeNull();
    await press("返回列表");
    expect(await screen.findByRole("radio", { name: "处理中" })).toBeTruthy();
  });
});
