// One visit of a built site in a window of its own, as a visitor or as a demo member of the sandbox.
import type { Browser, BrowserContext } from "playwright-core";
import { enterSite, type Session } from "./enter-site.ts";
import { openContext } from "./launch.ts";
import { askSandbox } from "./sandbox-calls.ts";
import { type SitePage, sitePage } from "./site-page.ts";
import type { SiteVariant, Viewport } from "./site-variant.ts";

/** May open every page. */
const MEMBER = "demo88";

export interface Place {
  readonly browser: Browser;
  readonly port: string;
  /** Epoch milliseconds that the pages take for the time. */
  readonly moment: number;
}

export interface SiteVisit {
  readonly site: SitePage;
  readonly context: BrowserContext;
  /** Opens the path as a member. */
  readonly enter: (path: string) => Promise<void>;
  /** Console errors, uncaught rejections and foreign requests since the last call. */
  readonly takeTrouble: () => string[];
}

export async function visitSite<T>(
  { browser, port, moment }: Place,
  variant: SiteVariant,
  viewport: Viewport,
  use: (visit: SiteVisit) => Promise<T>,
): Promise<T> {
  const context = await openContext(browser, moment);
  try {
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    let trouble: string[] = [];
    const report = (text: string) => void trouble.push(text);
    const site = await sitePage(page, { port, report, firstVisit: false });
    const enter = async (path: string) => {
      const body = JSON.stringify({ site: variant.brand.id, name: MEMBER });
      const at = { port, site: variant.brand.id };
      const session = await askSandbox(at, "/sandbox/session", { method: "POST", body });
      await enterSite(site, session as Session, variant, path);
    };
    const takeTrouble = () => {
      const taken = trouble;
      trouble = [];
      return taken;
    };
    return await use({ site, context, enter, takeTrouble });
  } finally {
    await context.close();
  }
}
