// The sandbox of `brand dev`: of the brand, and of another brand that `brand studio` shows beside it.
import type { IncomingMessage } from "node:http";
import { oneAfterAnother } from "../base/one-after-another.ts";
import { ownHost } from "../core/beside-host.ts";
import { mountSandbox, type MountedSandbox, type MountedSite } from "./mount-sandbox.ts";

export interface Sandboxes {
  readonly mounted: MountedSandbox | null;
  /** Starts the sandbox again only when one of its sites has changed: members stay logged in. */
  mount(site: MountedSite): Promise<void>;
  /** @param isOther false for an earlier state of the brand itself, which talks to the brand's own sandbox */
  mountBeside(name: string, site: MountedSite, isOther: boolean): Promise<void>;
  /** The sandbox knows a site by its host. */
  knownHost(request: IncomingMessage): IncomingMessage;
  /** After the mounts that were asked for; later ones do nothing. */
  close(): Promise<void>;
}

interface Sites {
  readonly own?: MountedSite;
  readonly other?: MountedSite;
}

/** @param start counted by tests */
export function createSandboxes(
  start: (sites: readonly MountedSite[]) => Promise<MountedSandbox> = mountSandbox,
): Sandboxes {
  const besides = new Map<string, string>();
  let sites: Sites = {};
  let mounted: MountedSandbox | null = null;
  let closed = false;
  const show = async (changed: Sites) => {
    const next = { ...sites, ...changed };
    if (closed || shownOf(next) === shownOf(sites)) return;
    const before = mounted;
    mounted = await start(listed(next));
    sites = next;
    await before?.close();
  };
  // Two at once would both end the sandbox that they found, and one would lose its own.
  const inTurn = oneAfterAnother();
  return {
    get mounted() {
      return mounted;
    },
    mount: (own) => inTurn(() => show({ own })),
    mountBeside(name, site, isOther) {
      besides.set(name, site.id);
      return inTurn(() => show(isOther ? { other: site } : {}));
    },
    knownHost(request) {
      const host = ownHost(request.headers.host, (name) => besides.get(name));
      if (host !== undefined) request.headers.host = host;
      return request;
    },
    close: () =>
      inTurn(async () => {
        closed = true;
        await mounted?.close();
      }),
  };
}

function listed({ own, other }: Sites): MountedSite[] {
  return [own, other].filter((site) => site !== undefined);
}

function shownOf(sites: Sites): string {
  return JSON.stringify(listed(sites));
}
