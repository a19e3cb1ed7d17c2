// The service worker over the releases of a site: a new one waits for the tabs of the one before, and a release
// without a worker removes it.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";
import { ROOT, runBrand, startBrand, type Running } from "../command/run-brand.ts";
import { expect } from "./player.ts";
import { storedPaths, test, workerReady } from "./worker-page.ts";

interface Site {
  readonly origin: string;
  /** Builds and publishes jade with a change of its manifest. */
  release(change: Readonly<Record<string, unknown>>): Promise<void>;
  rollback(): Promise<void>;
}

const withSite = test.extend<{ readonly released: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  released: async ({}, use) => {
    const dir = await mkdtemp(path.join(tmpdir(), "livery-worker-"));
    const brands = path.join(dir, "brands");
    for (const name of ["_families", "jade"])
      await cp(path.join(ROOT, "brands", name), path.join(brands, name), { recursive: true });
    const manifest = path.join(brands, "jade", "brand.json");
    const places = ["--brands", brands, "--out", path.join(dir, "dist")];
    const run = async (...args: readonly string[]) => {
      const { code, stderr } = await runBrand([...args, ...places]);
      expect(code, stderr).toBe(0);
    };
    await run("build");
    const preview: Running<{ readonly brands: readonly { readonly url: string }[] }> =
      await startBrand(["preview", "--port", "0", "--out", path.join(dir, "dist")]);
    await use({
      origin: preview.result.brands[0]?.url ?? "",
      async release(change) {
        const before = JSON.parse(await readFile(manifest, "utf8")) as object;
        await writeFile(manifest, JSON.stringify({ ...before, ...change }));
        await run("build");
      },
      rollback: () => run("rollback", "jade"),
    });
    await preview.stop();
    await rm(dir, { recursive: true, force: true });
  },
});
// The site is another one than that of the fixtures, and goes without a network.
withSite.use({ forgiven: /./ });

const HELP = "/app/help/kh";
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return registration?.waiting !== null;
  });
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

withSite(
  "a new release waits for the open tabs, and opens by the line",
  async ({ released, page }) => {
    await page.clock.install();
    await page.goto(released.origin + HELP);
    // The line waits for this answer.
    await page.getByRole("button", { name: "我已年满" }).click();
    await workerReady(page);
    await released.release({ title: "翡翠乐园 第二版" });
    await expect.poll(() => waiting(page)).toBe(true);

    // A tab on each release, both with the worker of the first.
    const second = await page.context().newPage();
    await second.goto(`${released.origin}/app/help/gywm`);
    await expect(second).toHaveTitle(/第二版/);
    await page.getByRole("main").getByRole("link", { name: "关于我们" }).first().click();
    await expect(page).toHaveTitle(/^关于我们/);
    await expect(page).not.toHaveTitle(/第二版/);
    await second.close();

    await page.clock.fastForward("16:00");
    const line = page.getByRole("status").filter({ hasText: "网站已更新" });
    await line.getByRole("button", { name: "重新加载" }).click();
    await expect(page).toHaveTitle(/第二版/);
    await expect.poll(() => waiting(page)).toBe(false);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page).toHaveTitle(/^关于我们.*第二版/);
  },
);

withSite(
  "a release without a worker removes it, a rollback brings it back",
  async ({ released, page }) => {
    await page.goto(released.origin + HELP);
    await workerReady(page);
    await released.release({ serviceWorker: false });
    await page.reload();
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => storedPaths(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await workers(page)).toBe(0);
    await released.rollback();
    await page.reload();
    await workerReady(page);
  },
);
