// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FEEDBACK_LIST } from "#contract/feedback-pages.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { press } from "#testing/test-page.tsx";
import { showOn } from "#testing/test-site.ts";
import { choose, sampleRow, sampleThread, setUpFeedback } from "./test-feedback.tsx";

const { site, open, bodies: asked, answerThreads } = setUpFeedback();

describe("the threads", () => {
  it("show the words and pictures of server and member as they are", async () => {
    open(FEEDBACK_LIST);
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
    const { router } = open("/mine/feedback/list?thread=F1");
    await userEvent.click(await screen.findByRole("button", { name: "结束反馈" }));
    const ask = within(await screen.findByRole("dialog", { name: "结束这条反馈？" }));
    answerThreads([sampleRow({ state: "closed" })], sampleThread({ state: "closed" }));
    await userEvent.click(ask.getByRole("button", { name: "结束反馈" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked("closeFeedback")).toEqual([{ id: "F1" }]);
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    await press("删除");
    const sure = within(await screen.findByRole("dialog", { name: "删除这条反馈？" }));
    answerThreads([], sampleThread());
    await userEvent.click(sure.getByRole("button", { name: "删除" }));
    expect(await screen.findByText("还没有反馈")).toBeTruthy();
    expect(asked("deleteFeedback")).toEqual([{ id: "F1" }]);
    expect(router.state.location.search).toBe("");
  });

  it("are filtered by state", async () => {
    open(FEEDBACK_LIST);
    await screen.findByRole("button", { name: /没有到账/ });
    answerThreads([], sampleThread());
    await choose("处理中");
    expect(await screen.findByText("没有这种状态的反馈")).toBeTruthy();
    expect(asked("feedbackList").at(-1)).toMatchObject({ state: "waiting", pageNum: 1 });
  });

  it("say that they failed and load again, offline too", async () => {
    site.answer("feedbackList", { status_code: 6005, message: "" });
    open(FEEDBACK_LIST);
    expect(await screen.findByText("反馈加载失败")).toBeTruthy();
    useOffline.setState({ since: 1 });
    expect(await screen.findByText(/网络已断开/)).toBeTruthy();
    useOffline.setState({ since: null });
    answerThreads([sampleRow()], sampleThread());
    await press("重新加载");
    expect(await screen.findByRole("button", { name: /没有到账/ })).toBeTruthy();
  });

  it("take the place of the list on a phone", async () => {
    showOn("phone");
    open(FEEDBACK_LIST);
    await userEvent.click(await screen.findByRole("button", { name: /没有到账/ }));
    expect(await screen.findByRole("article")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "处理中" })).toBeNull();
    await press("返回列表");
    expect(await screen.findByRole("radio", { name: "处理中" })).toBeTruthy();
  });
});
