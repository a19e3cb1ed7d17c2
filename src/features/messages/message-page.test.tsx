// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { Letter } from "#contract/api/letters.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done, showOn } from "#testing/test-site.ts";
import { Page } from "./message-page.tsx";
import { letter, unreadAnswer } from "./sample-letters.ts";

const pages = { "/mine/message": <Page />, "/mine/wallet": <p>钱包页</p> };
const {
  site,
  open,
  bodies: asked,
} = setUpPage(pages, {
  namespaces: ["messages"],
  brand: sampleEntry({}, { pages: samplePages("/mine/feedback", ...Object.keys(pages)) }),
  desktop: true,
  member: true,
  toasts: true,
});
beforeEach(() => {
  const counts = { notice_count: 1, brnotice_count: 1, bractivity_count: 4 };
  site.answer("unreadCounts", unreadAnswer(counts));
  answer([letter("1"), letter("2", { read: true })]);
});

function answer(list: readonly Letter[], total = list.length): void {
  site.answer("letterList", done({ total, list }));
  for (const name of ["readLetters", "deleteLetters", "restoreLetters", "readAllLetters"] as const)
    site.answer(name, done({ changed: 1 }));
}

const tab = (name: RegExp) => screen.findByRole("tab", { name });

it("shows the unread messages of each kind, which the session counts as well", async () => {
  open();
  expect((await tab(/^通知 *2 条未读$/)).textContent).toContain("2");
  expect(await tab(/^活动 *4 条未读$/)).toBeTruthy();
  expect((await tab(/^公告/)).textContent).toBe("公告");
  expect(useSession.getState().unread).toMatchObject({ bractivity_count: 4 });
});

it("opens a message, marks it as read, and asks for list and counts again", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: /消息 1/ }));
  const detail = await screen.findByRole("article", { name: "消息 1" });
  expect(within(detail).getByText("正文")).toBeTruthy();
  await waitFor(() => expect(asked("readLetters")).toEqual([{ ids: ["1"] }]));
  answer([letter("1", { read: true }), letter("2", { read: true })]);
  site.answer("unreadCounts", unreadAnswer({ bractivity_count: 4 }));
  await userEvent.click(screen.getByRole("button", { name: /消息 2/ }));
  // It is read already.
  expect(await screen.findByRole("article", { name: "消息 2" })).toBeTruthy();
  expect(asked("readLetters")).toHaveLength(1);
});

it("deletes the chosen ones and takes it back", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: "全选" }));
  expect(await screen.findByText("已选 2 条消息")).toBeTruthy();
  answer([]);
  await press("删除");
  expect(await screen.findByText("没有通知")).toBeTruthy();
  expect(asked("deleteLetters")).toEqual([{ ids: ["1", "2"] }]);
  answer([letter("1"), letter("2")]);
  await press("撤销");
  expect(await screen.findByRole("button", { name: /消息 2/ })).toBeTruthy();
  expect(asked("restoreLetters")).toEqual([{ ids: ["1", "2"] }]);
  expect(await screen.findByText(/已恢复/)).toBeTruthy();
});

it("says that it is too late to take a deletion back", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^选择「消息 1」/ }));
  await press("删除");
  await screen.findByRole("button", { name: "撤销" });
  // The button that was pressed is gone.
  const all = screen.getByRole("checkbox", { name: "全选" });
  await waitFor(() => expect(document.activeElement).toBe(all));
  site.answer("restoreLetters", { status_code: 6000, data: { changed: 0 } });
  await press("撤销");
  expect(await screen.findByText("已超过可恢复的时间")).toBeTruthy();
});

it("reads all of one kind, and all of every kind", async () => {
  open();
  await screen.findByRole("button", { name: /消息 1/ });
  await press("全部已读");
  await waitFor(() => expect(asked("readAllLetters")).toEqual([{ kind: "notice" }]));
  await press("所有类别标为已读");
  await waitFor(() => expect(asked("readAllLetters")).toEqual([{ kind: "notice" }, {}]));
});

it("keeps the tab for the next visit, and asks for the kind of the tab", async () => {
  open();
  await userEvent.click(await tab(/^赛事/));
  await waitFor(() => expect(asked("letterList").at(-1)).toMatchObject({ kind: "match" }));
  expect(sessionStorage.getItem("msgTabIndex")).toBe("3");
  cleanup();
  open();
  expect((await tab(/^赛事/)).getAttribute("aria-selected")).toBe("true");
});

it("shows the announcements of the home page in a tab of their own", async () => {
  const list = [{ id: "n", kind: "系统公告", text: "例行维护", time: 1_790_000_000_000 }];
  site.answer("noticeList", { status_code: 6000, data: { total: 1, list } });
  open();
  await userEvent.click(await tab(/^首页公告/));
  expect(await screen.findByText("例行维护")).toBeTruthy();
});

it("goes back to the last page that there is", async () => {
  answer([letter("1")], 13);
  open();
  await userEvent.click(await screen.findByRole("button", { name: "下一页" }));
  await waitFor(() => expect(asked("letterList").at(-1)).toMatchObject({ pageNum: 2 }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "全选" }));
  answer([letter("9")], 12);
  await press("删除");
  expect(await screen.findByRole("button", { name: /消息 9/ })).toBeTruthy();
  expect(asked("letterList").at(-1)).toMatchObject({ pageNum: 1 });
});

describe("on a phone", () => {
  beforeEach(() => showOn("phone"));

  it("a message takes the place of the list, and back leads there", async () => {
    const { router } = open();
    await userEvent.click(await screen.findByRole("button", { name: /消息 2/ }));
    const heading = await screen.findByRole("heading", { name: "消息 2" });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(router.state.location.search).toBe("?letter=2");
    await press("返回列表");
    expect(await screen.findByRole("checkbox", { name: "全选" })).toBeTruthy();
  });
});

describe("the body of a message", () => {
  const show = async (body: string) => {
    answer([letter("1", { body, read: true })]);
    const { router } = open();
    await userEvent.click(await screen.findByRole("button", { name: /消息 1/ }));
    return { router, article: await screen.findByRole("article") };
  };

  it("links to pages of this site, and to no other address", async () => {
    const { article, router } = await show(
      '<a href="/mine/wallet?x=1">钱包</a><a href="/mine/nothing">没有</a>' +
        '<a href="//evil.example">外站</a><a href="javascript:hit()">脚本</a>',
    );
    expect(within(article).getAllByRole("link")).toHaveLength(1);
    expect(article.textContent).toContain("钱包没有外站脚本");
    await userEvent.click(within(article).getByRole("link", { name: "钱包" }));
    expect(router.state.location.pathname).toBe("/mine/wallet");
  });

  it("makes elements of the listed tags only", async () => {
    const { article } = await show(
      "<p><b>粗</b><img src=x onerror=hit()><script>hit()</script></p>",
    );
    expect(article.querySelector("b")?.textContent).toBe("粗");
    expect(article.querySelector("img, script")).toBeNull();
    expect(article.textContent).not.toContain("hit()");
  });
});

it("says that it failed and loads again, offline too", async () => {
  site.answer("letterList", { status_code: 6005, message: "" });
  open();
  expect(await screen.findByText("消息加载失败")).toBeTruthy();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText(/网络已断开/)).toBeTruthy();
  useOffline.setState({ since: null });
  answer([letter("7")]);
  await press("重新加载");
  expect(await screen.findByRole("button", { name: /消息 7/ })).toBeTruthy();
});

it("keeps what a refused call would have changed", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: "全选" }));
  site.answer("deleteLetters", { status_code: 6317, message: "系统繁忙" });
  await press("删除");
  await waitFor(() => expect(site.toasts).toEqual(["系统繁忙"]));
  expect(screen.getByText("已选 2 条消息")).toBeTruthy();
});
