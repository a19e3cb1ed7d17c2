// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { useChatPanel } from "#domain/chat/chat-panel.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import { chatDraft } from "./chat-draft.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { ChatRowView } from "./chat-row.tsx";
import { chat } from "./client/chat-deps.ts";
import { NO_CHAT } from "./client/chat-state.ts";
import { sampleLine } from "./client/sample-line.ts";
import { hidePerson, showEverybody } from "./hidden-people.ts";
import { PendingRow } from "./pending-row.tsx";

const room = {
  rid: "lobby",
  title: "聊天大厅",
  open: true,
  muted: false,
  guests: true,
  slowSeconds: 3,
  minVipLevel: 0,
  online: 1234,
};
const me = { userId: "m-1", name: "de***8", vipLevel: 3, guest: false };

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  setBrand(sampleEntry({ switches: ["chat"] }));
  vi.spyOn(chat, "say").mockReturnValue(true);
  chat.useState.setState({ ...NO_CHAT, connection: "open", rid: "lobby", room, me }, true);
});
afterEach(() => {
  cleanup();
  dropSession();
  chatDraft.drop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it("sends with Enter, but not with the Enter that ends a composition, nor with Shift", () => {
  render(<ChatPanel />);
  write("进了");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
  expect(chat.say).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(chat.say).toHaveBeenCalledExactlyOnceWith("进了", null);
  expect(field().value).toBe("");
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  expect(field().value).toBe("进了");
});

it("is one tab stop of emoji, walked with the arrow keys", async () => {
  render(<ChatPanel />);
  await userEvent.click(screen.getByRole("button", { name: "emoji" }));
  const grid = await screen.findByRole("toolbar", { name: "emoji" });
  const [first, ...others] = within(grid).getAllByRole("button");
  expect([first?.tabIndex, new Set(others.map(({ tabIndex }) => tabIndex))]).toEqual([
    0,
    new Set([-1]),
  ]);
  act(() => first?.focus());
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  // Eight stand in a row.
  expect(document.activeElement).toBe(others[8]);
  await userEvent.keyboard("{Enter}");
  expect(field().value).toBe(others[8]?.textContent);
});

it("says in words why one cannot write", () => {
  render(<ChatPanel />);
  const shows = (patch: object, text: string) => {
    act(() => chat.useState.setState(patch));
    expect(screen.getByText(text)).toBeDefined();
    expect(field().disabled).toBe(true);
  };
  shows({ room: { ...room, open: false } }, "bar.closed");
  shows({ room: { ...room, muted: true } }, "bar.allMuted");
  shows({ room: { ...room, minVipLevel: 5 } }, "bar.vip");
  shows({ room: { ...room, guests: false }, me: { ...me, guest: true } }, "bar.guest");
  shows({ mute: { until: null, message: "您已被管理员禁言" } }, "您已被管理员禁言");
  shows({ gone: "该聊天室已关闭", mute: null }, "该聊天室已关闭");
});

const ACTIONS = { onReply() {}, onMention() {}, onReport() {} };

it("shows text as text, whatever it contains", () => {
  const vectors = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    '"><svg onload=alert(1)>',
    "@<b>x</b>",
  ];
  for (const msg of vectors) {
    const line = sampleLine({
      msg,
      name: msg,
      avatar: "javascript:alert(1)",
      reply: { id: 1, name: msg, msg },
    });
    const row = { kind: "line", key: "1", line, follows: false } as const;
    const { container } = render(<ChatRowView row={row} me={me} actions={ACTIONS} />);
    expect(container.textContent).toContain(`${msg}：${msg}`);
    expect(container.querySelector("script, svg[onload], [onerror], a")).toBeNull();
    expect(container.innerHTML).not.toContain('src="javascript');
    cleanup();
  }
});

it("shows a refused message with the reason, and sends it again or drops it", () => {
  vi.spyOn(chat, "again").mockReturnValue();
  vi.spyOn(chat, "discard").mockReturnValue();
  const message = { clientId: "c", rid: "lobby", msg: "喂", reply: null, at: 0 };
  render(<PendingRow pending={{ ...message, state: "failed", why: "全员禁言中" }} />);
  expect(screen.getByRole("alert").textContent).toContain("全员禁言中");
  fireEvent.click(screen.getByText("pending.again"));
  expect(chat.again).toHaveBeenCalledExactlyOnceWith("c");
  fireEvent.click(screen.getByText("pending.discard"));
  expect(chat.discard).toHaveBeenCalledExactlyOnceWith("c");
});

it("counts the seconds of slow mode in the place of the button", () => {
  chat.useState.setState({ slowUntil: Date.now() + 60_000 });
  render(<ChatPanel />);
  expect(screen.getByLabelText("slow")).toBeDefined();
  expect(screen.queryByLabelText("send")).toBeNull();
});

it("names whoever has come for some seconds, then the pause of a slow room", () => {
  vi.useFakeTimers();
  chat.useState.setState({ room: { ...room, slowSeconds: 30 } });
  render(<ChatPanel />);
  const come = (name: string) =>
    act(() => chat.useState.setState({ joined: { name, vipLevel: 5 } }));
  expect(screen.getByText("slowRoom")).toBeDefined();
  come(me.name);
  expect(screen.queryByText("joinedVip")).toBeNull();
  come("林***8");
  expect(screen.getByText("joinedVip")).toBeDefined();
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByText("slowRoom")).toBeDefined();
  vi.useRealTimers();
});

it("tells screen readers what others write, a few times a minute, and nothing of hidden people", () => {
  vi.useFakeTimers();
  render(<ChatPanel />);
  const lines = (...all: Parameters<typeof sampleLine>[0][]) => {
    act(() => chat.useState.setState({ lines: all.map((fields) => sampleLine(fields)) }));
    act(() => vi.advanceTimersByTime(5000));
  };
  const told = (msg: string) => screen.queryByText(`林***8：${msg}`) !== null;
  lines({ id: 1, msg: "早" }, { id: 2, msg: "进了" });
  expect([told("早"), told("进了")]).toEqual([false, true]);
  hidePerson("o-9");
  const shown = { id: 3, msg: "漂亮" };
  lines(shown, { id: 4, userId: "o-9", msg: "广告" }, { id: 5, userId: me.userId, msg: "我的" });
  expect([told("漂亮"), told("广告"), told("我的")]).toEqual([true, false, false]);
  showEverybody();
  vi.useRealTimers();
});

it("calls a room empty only once its first lines were asked for", () => {
  render(<ChatPanel />);
  expect(screen.getByText("older.joining")).toBeDefined();
  act(() => chat.useState.setState({ older: "none" }));
  expect(screen.getByText("older.empty")).toBeDefined();
  act(() => chat.useState.setState({ lines: [sampleLine({ id: 1 })] }));
  expect(screen.getByText("older.none")).toBeDefined();
});

it("offers the lobby in the place of a room that is gone, and no gifts", () => {
  chat.useState.setState({ rid: "match-1", room: null, gone: "该聊天室已关闭" });
  render(<ChatPanel />);
  expect(screen.queryByRole("button", { name: "gift.name" })).toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "toLobby" }).at(-1) ?? document.body);
  expect(useChatPanel.getState().rid).toBe("lobby");
});

it("shows what a waiting message answers", () => {
  const reply = { id: 1, name: "林***8", msg: "谁赢" };
  const message = { clientId: "c", rid: "lobby", msg: "主队", reply, at: 0, why: "" };
  const { container } = render(<PendingRow pending={{ ...message, state: "sending" }} />);
  expect(container.textContent).toContain("林***8：谁赢");
});

it("keeps the text for its member and its room, through a reload, a login and another page", () => {
  const open = () => render(<ChatPanel />);
  open();
  write("游客写的");
  act(() => keepSession("token", "1"));
  expect(field().value).toBe("游客写的");
  write("会员写的");
  cleanup();
  act(dropSession);
  open();
  expect(field().value).toBe("");
  act(() => keepSession("token2", "1"));
  expect(field().value).toBe("会员写的");
  act(() => chat.useState.setState({ rid: "match/1" }));
  expect(field().value).toBe("");
});
