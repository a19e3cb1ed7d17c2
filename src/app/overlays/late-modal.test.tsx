// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/text/i18n.ts";
import errors from "#locales/zh-CN/errors.json";
import { sampleEntry } from "#testing/test-brand.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { lateModal } from "./late-modal.tsx";
import { until } from "#testing/test-until.ts";

beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ errors }]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("leaves the page as it is without the modal, and fetches it again when it is asked for again", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  const Dialog =
    async () =>
    ({ word }: { readonly word: string }) => <p>{word}</p>;
  const load = vi.fn<() => ReturnType<typeof Dialog>>(Dialog);
  load.mockRejectedValueOnce(new TypeError("no chunk"));
  const onMissing = vi.fn<() => void>();
  const Late = lateModal({ modal: "venue", load, onMissing });
  const page = (asked: boolean) => (
    <>
      <ToastHost />
      <Suspense>{asked && <Late word="到了" />}</Suspense>
    </>
  );
  const { rerender } = render(page(true));
  await until(() => expect(onMissing).toHaveBeenCalledOnce());
  await screen.findByText(errors.network);
  expect(screen.queryByText("到了")).toBeNull();
  rerender(page(false));
  rerender(page(true));
  await screen.findByText("到了");
});
