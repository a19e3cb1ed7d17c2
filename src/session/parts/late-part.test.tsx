// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, Suspense, useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { useOffline } from "#lib/browser/offline.ts";
import { startTexts } from "#lib/text/i18n.ts";
import errors from "#locales/zh-CN/errors.json";
import ui from "#locales/zh-CN/ui.json";
import { until } from "#testing/test-until.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast, ToastHost } from "#ui/overlays/toast.tsx";
import { lateOverlay, latePart } from "./late-part.tsx";
import { latePress } from "./late-press.ts";

beforeAll(() => startTexts("zh-CN", [{ errors, ui }]));
beforeEach(() => {
  // The server cannot be reached, so no failure reloads the page.
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => useOffline.setState({ since: null }));
});

/** Until a load that began with the page has failed. */
const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

const gone = new TypeError("no chunk");

function loader<Props>(part: ComponentType<Props>, failures: number) {
  const load = vi.fn<() => Promise<ComponentType<Props>>>(async () => part);
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(gone);
  return load;
}

interface SheetProps {
  readonly open?: boolean;
  readonly onClose: () => void;
}

function Sheet({ open = true, onClose }: SheetProps) {
  return (
    <Dialog open={open} title="筛选" onClose={onClose}>
      <p>内容</p>
    </Dialog>
  );
}

/** @param kept whether the sheet stays drawn while it is closed */
function page(Late: ComponentType<SheetProps>, kept = false) {
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <main tabIndex={-1}>
        <button type="button" onClick={() => setOpen(!open)}>
          开
        </button>
        <button type="button">别处</button>
        <Suspense>
          {kept ? <Late open={open} onClose={close} /> : open && <Late onClose={close} />}
        </Suspense>
        <ToastHost />
      </main>
    );
  }
  render(<Page />);
}

const opener = () => screen.getByRole("button", { name: "开" });
const message = () => within(screen.getByRole("status")).queryByText(errors.part.text);
const again = () => screen.findByRole("button", { name: errors.part.again });

it("says that an overlay is missing, keeps the focus, and opens it when it is tried again", async () => {
  const load = loader(Sheet, 2);
  page(lateOverlay(load));
  await userEvent.click(opener());
  await again();
  expect(document.activeElement).toBe(opener());
  await userEvent.click(await again());
  await until(() => expect(load).toHaveBeenCalledTimes(2));
  await userEvent.click(await again());
  await screen.findByRole("dialog", { name: "筛选" });
  expect(message()).toBeNull();
  await userEvent.keyboard("{Escape}");
  await until(() => expect(document.activeElement).toBe(opener()));
});

it.each([false, true])(
  "opens an overlay by the same press; drawn while closed: %s",
  async (kept) => {
    const load = loader(Sheet, 1);
    page(lateOverlay(load), kept);
    if (kept) await settle();
    await userEvent.click(opener());
    if (!kept) {
      await again();
      await userEvent.click(opener());
    }
    await screen.findByRole("dialog", { name: "筛选" });
    expect(message()).toBeNull();
  },
);

it("takes the request back with another press and with another message", async () => {
  const load = loader(Sheet, 3);
  page(lateOverlay(load));
  await userEvent.click(opener());
  await again();
  await userEvent.click(screen.getByRole("button", { name: "别处" }));
  expect(message()).toBeNull();
  await userEvent.click(opener());
  await again();
  act(() => showToast("复制成功"));
  await userEvent.click(opener());
  await again();
  expect(load).toHaveBeenCalledTimes(3);
});

it("says that a part of the page is missing in its place, and keeps the focus on the page", async () => {
  const Late = latePart(loader(() => <p>到了</p>, 2));
  render(
    <main tabIndex={-1}>
      <Suspense fallback="等">
        <Late />
      </Suspense>
      <ToastHost />
    </main>,
  );
  const alert = await screen.findByRole("alert");
  const retry = within(alert).getByRole("button", { name: ui.error.retry });
  await userEvent.click(retry);
  await until(() => expect(message()).not.toBeNull());
  expect(document.activeElement).toBe(retry);
  await userEvent.click(retry);
  await screen.findByText("到了");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("fetches a part that failed without a connection once it is back", async () => {
  act(() => useOffline.setState({ since: 1 }));
  const Late = latePart(
    loader(() => <p>到了</p>, 1),
    { small: true },
  );
  render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  await screen.findByRole("alert");
  act(() => useOffline.setState({ since: null }));
  expect(await screen.findByText("到了")).toBeDefined();
});

it("offers to try again what a press could not load", async () => {
  render(<ToastHost />);
  const run = vi.fn<(word: string) => Promise<void>>(async () => {});
  const load = vi.fn<() => Promise<string>>(async () => "code");
  load.mockRejectedValueOnce(gone);
  await act(() => latePress(load, run));
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(await again());
  await until(() => expect(run).toHaveBeenCalledWith("code"));
});
