// The sandbox of `brand dev`: of the brand, and of another brand that `brand studio` shows beside it.
import type { IncomingMessage } from "node:http";
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
}

export function createSandboxes(): Sandboxes {
  const sites: { own?: MountedSite; other?: MountedSite } = {};
  const besides = new Map<string, string>();
  let mounted: MountedSandbox | null = null;
  let shown = "";
  const start = async () => {
    const all = [sites.own, sites.other].filter((site) => site !== undefined);
    const now = JSON.stringify(all);
    if (now === shown) return;
    const before = mounted;
    mounted = await mountSandbox(all);
    shown = now;
    await before?.close();
  };
  return {
    get mounted() {
      return mounted;
    },
    async mount(site) {
      sites.own = site;
      await start();
    },
    async mountBeside(name, site, isOther) {
      besides.set(name, site.id);
      if (isOther) sites.other = site;
      await start();
    },
    knownHost(request) {
      const host = ownHost(request.headers.host, (name) => besides.get(name));
      if (host !== undefined) request.headers.host = host;
      return request;
    },
  };
}
