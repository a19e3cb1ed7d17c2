// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Deal } from "#contract/api/deal-records.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { putAllInView } from "#testing/test-in-view.ts";
import { press, setUpPage } from "#testing/test-page.tsx";
import { done, showOn } from "#testing/test-site.ts";
import { Page as Gifts } from "./gift-record-page.tsx";
import { sampleDeal } from "./sample-deal.ts";
import { Page as Deals } from "./trans-record-page.tsx";

const PAGES = { "/mine/transRecord": <Deals />, "/mine/giftRecord": <Gifts /> };
const { site, open, bodies } = setUpPage(PAGES, {
  namespaces: ["money-records"],
  desktop: true,
  member: true,
  toasts: true,
});
beforeEach(() => {
  putAllInView();
  answer([sampleDeal()]);
});

function answer(list: readonly Deal[], total = list.length): void {
  const sums = { inCents: 300_036, outCents: 50_000, feeCents: 120 };
  site.answer("dealRecords", done({ total, ...sums, list }));
}

const asked = () => bodies("dealRecords");

it("shows movements with their sums, and asks anew for another kind and state", async () => {
  open("/mine/transRecord");
  expect(await screen.findByText("D20261121001")).toBeTruthy();
  expect(screen.getByText("¥ 500")).toBeTruthy();
  expect(screen.getByText("¥ 1.20")).toBeTruthy();
  expect(screen.getByText("共 1 笔")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "处理中" }));
  await userEvent.click(screen.getByRole("combobox", { name: "类型" }));
  answer([]);
  await userEvent.click(await screen.findByRole("option", { name: "取款" }));
  expect(await screen.findByText("没有符合条件的记录")).toBeTruthy();
  expect(asked().at(-1)).toMatchObject({ kinds: ["withdraw"], state: "open" });
  expect(screen.getByRole("button", { name: "导出 CSV" })).toHaveProperty("disabled", true);
});

it.each(["/mine/transRecord", "/mine/giftRecord"])(
  "%s keeps its filters in the address, over the detail of an order, too",
  async (path) => {
    const { router } = open(path);
    await screen.findByText("D20261121001");
    await userEvent.click(screen.getByRole("radio", { name: "失败" }));
    await press("昨天");
    expect(router.state.location.search).toBe("?state=failed&days=yesterday");
    const before = asked().at(-1);
    cleanup();
    const { router: again } = open(`${path}${router.state.location.search}&order=W77`);
    await screen.findByRole("dialog", { name: "订单详情" });
    await press("关闭");
    await waitFor(() => expect(again.state.location.search).toBe("?state=failed&days=yesterday"));
    expect(asked()).toContainEqual(before);
    expect(screen.getByRole("radio", { name: "失败" })).toHaveProperty("checked", true);
  },
);

it("opens the detail with steps and facts, and takes the order number to the service", async () => {
  const steps = [
    { label: "订单已创建", at: 1 },
    { label: "到账", at: null },
  ];
  const facts = [{ label: "收款银行", value: "海岬商业银行" }];
  // `setup` adds a clipboard to the page.
  userEvent.setup();
  answer([sampleDeal({ state: "open", steps, facts, wait: "transferWait", endedAt: null })]);
  open("/mine/transRecord");
  await screen.findByText("D20261121001");
  await press(/查看存款订单/);
  const detail = within(await screen.findByRole("dialog", { name: "订单详情" }));
  expect(detail.getByText("订单已创建")).toBeTruthy();
  expect(detail.getByText("海岬商业银行")).toBeTruthy();
  await userEvent.click(detail.getByRole("button", { name: "联系客服" }));
  await waitFor(() => expect(useOverlays.getState().customerService).toBe(true));
  expect(await navigator.clipboard.readText()).toBe("D20261121001");
});

it("opens the order of the address, whatever its date, and forgets it when closed", async () => {
  const { router } = open("/mine/transRecord?order=W77");
  const detail = await screen.findByRole("dialog", { name: "订单详情" });
  expect(await within(detail).findByText("极速通道 A", { exact: false })).toBeTruthy();
  expect(asked()).toContainEqual(expect.objectContaining({ orderId: "W77" }));
  await press("关闭");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  cleanup();
  answer([]);
  open("/mine/transRecord?order=W78");
  expect(await screen.findByText("没有找到这笔订单")).toBeTruthy();
});

it("loads the next page at the end of the list on a phone", async () => {
  showOn("phone");
  answer([sampleDeal()], 45);
  open("/mine/transRecord");
  expect(await screen.findByText("没有更多记录了")).toBeTruthy();
  const pages = asked().map((body) => body as { pageNum: number; pageSize: number });
  expect(pages.filter(({ pageSize }) => pageSize === 20).map(({ pageNum }) => pageNum)).toEqual([
    1, 2, 3,
  ]);
  expect(screen.queryByRole("table")).toBeNull();
});

it("exports all rows of the filter, and says when rows were left out", async () => {
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  answer([sampleDeal()], 2);
  open("/mine/transRecord");
  await screen.findByText("D20261121001");
  // The number of rows comes in an answer of its own.
  const button = screen.getByRole("button", { name: "导出 CSV" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  // It is looked for before the press, since a toast goes by itself.
  const told = screen.findByText(/只导出了最近 1 笔/);
  await press("导出 CSV");
  expect(await told).toBeTruthy();
  expect(asked().at(-1)).toMatchObject({ pageSize: 200 });
  expect([saved.mock.calls.length, click.mock.calls.length]).toEqual([1, 1]);
});

it("asks for gifts alone on their page", async () => {
  answer([sampleDeal({ kind: "gift", title: "周末续存礼" })]);
  open("/mine/giftRecord");
  expect(await screen.findByText("周末续存礼")).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "类型" })).toBeNull();
  expect(screen.getByText("已到账礼金")).toBeTruthy();
  for (const body of asked()) expect(body).toMatchObject({ kinds: ["gift"] });
});

it("says that it failed and loads again, offline too", async () => {
  site.answer("dealRecords", { status_code: 6005, message: "" });
  open("/mine/transRecord");
  expect(await screen.findByText("记录加载失败")).toBeTruthy();
  // How many there are is not known.
  expect(screen.queryByText(/^共/)).toBeNull();
  answer([sampleDeal()]);
  await press("重新加载");
  expect(await screen.findByText("D20261121001")).toBeTruthy();
  useOffline.setState({ since: 1 });
  expect(await screen.findByText("网络已断开，记录可能不是最新")).toBeTruthy();
});

it("says beside the folded filters what is chosen", async () => {
  open("/mine/transRecord");
  await screen.findByText("D20261121001");
  const opener = screen.getByRole("button", { name: /^筛选/ });
  expect([opener.textContent, opener.getAttribute("aria-expanded")]).toEqual([
    "筛选近7天",
    "false",
  ]);
  await userEvent.click(opener);
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(screen.getByRole("radio", { name: "失败" }));
  expect(opener.textContent).toBe("筛选近7天 · 失败");
});
