// @vitest-environment jsdom
// Two tabs of the site and their server: after any event, both tabs count the unread messages that the server counts.
import { webcrypto } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LETTER_KEYS, LETTER_KINDS, type LetterKind } from "#contract/messages.ts";
import { ROUTES } from "#contract/routes.ts";
import { SANDBOX_PUBLIC_KEY } from "../../sandbox/backend/wire/sandbox-key.ts";
import { type Sandbox, startSandbox } from "../money-faults/start-sandbox.ts";
import { startWire, type Wire } from "../money-faults/wire.ts";

const MEMBER = { site: "aurora", name: "newbie8" };
const SITE_ID = "6301";

let sandbox: Sandbox;
let wire: Wire;
let tabs: readonly Tab[] = [];

beforeAll(async () => {
  // As on a secure page; the document of the tests has none.
  vi.stubGlobal("crypto", webcrypto);
  sandbox = await startSandbox([MEMBER.site], []);
  wire = await startWire(sandbox.port);
  wire.clear(SITE_ID);
  sandbox.clock[0] = Date.now();
  const session = (await sandbox.control("session", MEMBER)) as Session;
  tabs = [await openTab(session), await openTab(session)];
}, 60_000);
afterAll(async () => {
  for (const tab of tabs) tab.close();
  wire.stop();
  await sandbox.stop();
});

interface Session {
  readonly token: string;
  readonly userId: string;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** Each has modules of its own, as a load of the page brings them. */
async function openTab({ token, userId }: Session) {
  vi.resetModules();
  let undo: () => void = () => {};
  vi.doMock("../../src/ui/overlays/toast.tsx", () => ({
    showToast(_: string, offer?: { readonly onPress: () => void }) {
      if (offer) undo = offer.onPress;
    },
  }));
  const [
    http,
    { request },
    { setBrand },
    { sampleEntry },
    store,
    unread,
    acts,
    api,
    member,
    { callEffects },
  ] = await Promise.all([
    import("../../src/lib/wire/http-options.ts"),
    import("../../src/lib/calls/http.ts"),
    import("../../src/brand/brand.ts"),
    import("../../src/testing/test-brand.ts"),
    import("../../src/session/account/session-store.ts"),
    import("../../src/session/account/unread.ts"),
    import("../../src/features/messages/letter-acts.ts"),
    import("../../contract/api/letters.ts"),
    import("../../contract/api/member.ts"),
    import("../../src/app/start/call-effects.ts"),
  ]);
  http.configureHttp({
    base: wire.base,
    siteId: SITE_ID,
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => token,
    clientIp: () => "",
    encryption: "off",
    publicKey: SANDBOX_PUBLIC_KEY,
    effects: callEffects,
  });
  const load = () => Promise.reject(new Error("no page is opened"));
  setBrand(sampleEntry({}, { pages: ROUTES.map((route) => ({ route, load, texts: null })) }));
  store.keepSession(token, userId);
  const close = unread.followUnread();
  await unread.loadUnread();
  return {
    ...acts,
    close,
    loadUnread: unread.loadUnread,
    undo: () => undo(),
    counts: () => store.useSession.getState().unread,
    sum: () => Object.values(store.useSession.getState().unread ?? {}).reduce((a, b) => a + b, 0),
    asked: () => request(member.unreadCounts, { userSystem: 1 }, { quiet: true }),
    letters: async (kind: LetterKind) => {
      const asked = { kind, pageNum: 1, pageSize: 50 } as const;
      return (await request(api.letterList, asked, { quiet: true })).list;
    },
  };
}

/** Numbers below `below`, the same in every run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

it("agrees after each of 200 random events", async () => {
  const next = sequence(21);
  const sums = new Set<number>();
  for (let event = 0; event < 200; event += 1) {
    const tab = tabs[next(2)] ?? tabs[0];
    if (tab === undefined) throw new Error("there is no tab");
    sandbox.clock[0] = Date.now();
    await happen(tab, next, event);
    const counted = await tab.asked();
    for (const each of tabs) {
      await vi.waitFor(() => expect(each.counts()).toEqual(counted), { timeout: 10_000 });
    }
    sums.add(tab.sum());
  }
  expect(tabs[0]?.sum()).toBe(tabs[1]?.sum());
  expect(sums.size).toBeGreaterThan(10);
}, 120_000);

async function happen(tab: Tab, next: (below: number) => number, event: number): Promise<void> {
  const kind = LETTER_KEYS[next(LETTER_KEYS.length)] ?? "notice";
  const list = await tab.letters(kind);
  const ids = list.filter(() => next(3) === 0).map(({ id }) => id);
  const act = next(6);
  if (act < 2 && list.length < 45) return arrive(kind, next);
  if (ids.length > 0 && act === 2) return tab.markAsRead(ids);
  if (ids.length > 0 && act === 3) return tab.deleteWithUndo(ids);
  if (act === 4) return tab.undo();
  if (act === 5 && event % 7 === 0) return tab.readAll(event % 2 === 0 ? kind : null);
}

/** The tabs ask once a minute. */
async function arrive(kind: LetterKind, next: (below: number) => number): Promise<void> {
  const personal = LETTER_KINDS[kind].length === 2 && next(2) === 0;
  const { site, name } = MEMBER;
  await sandbox.control("letter", { site, kind, ...(personal ? { name } : {}) });
  for (const tab of tabs) await tab.loadUnread();
}
