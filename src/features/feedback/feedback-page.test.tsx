// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FEEDBACK } from "#contract/feedback-pages.ts";
import { holdsForm } from "#session/account/held-form.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { press } from "#testing/test-page.tsx";
import { feedbackDraft } from "./feedback-draft.ts";
import { choose, setUpFeedback, TIME } from "./test-feedback.tsx";

const { site, open, bodies: asked } = setUpFeedback();

const write = (text: string) =>
  userEvent.type(screen.getByRole("textbox", { name: "问题描述" }), text);

describe("the form", () => {
  it("says what is missing, and shows the number of unread answers", async () => {
    open(FEEDBACK);
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
    const { router } = open(FEEDBACK);
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
    expect(feedbackDraft.useDraft.getState()).toMatchObject({ kind: null, text: "" });
  });

  it("takes another kind without the record of the last", async () => {
    open(FEEDBACK);
    feedbackDraft.change({ kind: "bet", about: { kind: "bet", id: "B7", title: "海港" } });
    await screen.findByText("B7");
    await choose("其他");
    expect(feedbackDraft.useDraft.getState().about).toBeNull();
    expect(screen.queryByText("B7")).toBeNull();
  });

  it("stays on its page for the login, as long as something is written", async () => {
    open(FEEDBACK);
    expect(holdsForm()).toBe(false);
    await write("字体太小");
    await waitFor(() => expect(holdsForm()).toBe(true));
  });

  it("keeps what is written through a reload, and for this member only", async () => {
    open(FEEDBACK);
    await choose("意见建议");
    await write("字体太小");
    cleanup();
    open(FEEDBACK);
    expect(screen.getByRole("textbox", { name: "问题描述" })).toHaveProperty("value", "字体太小");
    dropSession();
    keepSession("token", "2");
    expect(feedbackDraft.useDraft.getState().text).toBe("");
    keepSession("token", "1");
    expect(feedbackDraft.useDraft.getState().text).toBe("字体太小");
  });

  it("sends the same request again after a lost answer, and another after a change", async () => {
    open(FEEDBACK);
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
    open(FEEDBACK);
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("there is no file field");
    fireEvent.change(input, {
      target: { files: [new File(["x"], "a.svg", { type: "image/svg+xml" })] },
    });
    expect(await screen.findByText("仅支持 PNG、JPG、WebP 图片")).toBeTruthy();
    expect(asked("uploadImage")).toEqual([]);
  });

  it("removes a picture that was uploaded", async () => {
    feedbackDraft.change({ images: ["/media/upload/a", "/media/upload/b"] });
    open(FEEDBACK);
    await press("移除图片 1");
    expect(feedbackDraft.useDraft.getState().images).toEqual(["/media/upload/b"]);
  });
});
