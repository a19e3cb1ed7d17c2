// The pages of the site in jsdom, with the real router, guards and server.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { ComponentType, ReactElement } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { PARTS } from "#contract/layers.ts";
import { ROUTES } from "#contract/routes.ts";
import { SWITCH_KEYS } from "#contract/switches.ts";
import { SANDBOX_PUBLIC_KEY } from "../../sandbox/backend/wire/sandbox-key.ts";
import type { sampleEntry as SampleEntry } from "../../src/testing/test-brand.ts";
import type { Sandbox } from "../money-faults/start-sandbox.ts";

const SRC = path.resolve(import.meta.dirname, "../../src");

const pathsOf = (pattern: string) =>
  globSync(pattern, { cwd: SRC }).map((file) => path.join(SRC, file));
const TEXTS = Object.fromEntries(
  pathsOf("locales/zh-CN/*.json").map((file) => [
    path.basename(file, ".json"),
    JSON.parse(readFileSync(file, "utf8")) as object,
  ]),
);
const FILES = pathsOf("features/**/*-{page,part}.tsx");

/** How to load the page or part of this name; undefined where the core has no such file. */
function loadOf<T>(name: string): (() => Promise<T>) | undefined {
  const file = FILES.find((one) => path.basename(one, ".tsx") === name);
  return file === undefined ? undefined : () => import(/* @vite-ignore */ file) as Promise<T>;
}

export interface Member {
  readonly site: string;
  readonly name: string;
}

export type FormSite = Awaited<ReturnType<typeof loadFormSite>>;

/** A load of the site: modules of its own, and the storage of the loads before. */
export async function loadFormSite(base: string, siteId: string, sandbox: Sandbox) {
  vi.resetModules();
  const core = await loadCore();
  const effects = await import("../../src/app/start/call-effects.ts");
  core.http.configureHttp({
    base,
    siteId,
    version: "1",
    locale: () => core.useAppearance.getState().locale,
    visitorId: () => "visitor",
    token: () => core.session.useSession.getState().token,
    clientIp: () => "",
    encryption: "off",
    publicKey: SANDBOX_PUBLIC_KEY,
    effects: effects.callEffects,
  });
  core.setBrand(entryOf(core.sampleEntry));
  await core.locales.startLocale();
  core.followSession(window.location.href);
  const logIn = async (member: Member) => {
    const { token, userId } = (await sandbox.control("session", member)) as Entered;
    core.session.keepSession(token, userId);
    await act(() => core.loadAll());
  };
  const { useSession } = core.session;
  return {
    logIn,
    userId: () => useSession.getState().userId,
    expired: () => effects.callEffects.expired(useSession.getState().token, ""),
    open(address: string) {
      cleanup();
      window.history.replaceState(null, "", address);
      const router = core.createRouter({ Layout: Outlet, Footer: () => null });
      render(<RouterProvider router={router} />);
    },
    show(element: ReactElement) {
      cleanup();
      const router = createMemoryRouter([{ path: "*", element }]);
      render(<RouterProvider router={router} />);
    },
    holdsForm: core.held.holdsForm,
    dropHeldForms: core.held.dropHeldForms,
    closeLogin: () => core.useOverlays.setState({ auth: null }),
    takeAfterReload: core.takeAfterReload,
    setEdition: core.setEdition,
    setLocale: core.locales.setLocale,
    settled: () => waitFor(() => expectNone(core.queryClient.isFetching())),
  };
}

interface Entered {
  readonly token: string;
  readonly userId: string;
}

function expectNone(count: number): void {
  if (count > 0) throw new Error(`${count} calls are open`);
}

async function loadCore() {
  const [
    http,
    { setBrand },
    { sampleEntry },
    session,
    { useAppearance },
    locales,
    { setEdition },
    { queryClient },
    { createRouter },
    { loadAll },
    held,
    { useOverlays },
    { takeAfterReload },
    { followSession },
  ] = await Promise.all([
    import("../../src/lib/wire/http-options.ts"),
    import("../../src/brand/brand.ts"),
    import("../../src/testing/test-brand.ts"),
    import("../../src/session/account/session-store.ts"),
    import("../../src/lib/browser/appearance.ts"),
    import("../../src/session/preferences/locale.ts"),
    import("../../src/session/preferences/edition.ts"),
    import("../../src/lib/calls/query-client.ts"),
    import("../../src/app/router.tsx"),
    import("../../src/session/account/member.ts"),
    import("../../src/session/account/held-form.ts"),
    import("../../src/session/overlays/overlay-store.ts"),
    import("../../src/session/site/after-reload.ts"),
    import("../../src/app/follow-session.ts"),
  ]);
  return {
    http,
    setBrand,
    sampleEntry,
    session,
    useAppearance,
    locales,
    setEdition,
    queryClient,
    createRouter,
    loadAll,
    held,
    useOverlays,
    takeAfterReload,
    followSession,
  };
}

function entryOf(sampleEntry: typeof SampleEntry) {
  const texts = [async () => ({ default: TEXTS })] as never;
  const pages = ROUTES.flatMap((route) => {
    const load = loadOf<{ Page: ComponentType }>(`${route.page}-page`);
    return load === undefined ? [] : [{ route, load, texts: null }];
  });
  const parts = Object.fromEntries(
    Object.keys(PARTS).map((name) => [name, loadOf<{ Part: ComponentType }>(`${name}-part`)]),
  );
  const switches = [...SWITCH_KEYS];
  return sampleEntry(
    { switches },
    { pages, parts: parts as never, texts: { "zh-CN": texts, "zh-TW": texts } },
  );
}
