// A page of a site under measurement, and the sandbox behind it.
import type { Browser, Page } from "playwright";

export interface BenchSite {
  readonly origin: string;
  readonly brand: string;
}

/** A page with little content. */
export const QUIET = "/app/help/gztk";
export const SPORT = "/game/sport/crty";

/** A page that shows the site, so that calls of the sandbox can be sent from it. */
export async function newPage(browser: Browser, { origin }: BenchSite): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(`${origin}${QUIET}`);
  return page;
}

export async function control(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: text });
      return (await answer.json()) as unknown;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** @param patch of the member, who is created */
export async function logIn(page: Page, { brand: site }: BenchSite, patch = {}): Promise<void> {
  const name = "benchsport1";
  await control(page, "/sandbox/member", { site, name, create: { password: "Passw0rd9" }, patch });
  const session = await control(page, "/sandbox/session", { site, name });
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    },
    { age: "99", ...(session as Record<string, string>) },
  );
}
