// What is left of a site without its server: a page that was read, and on any other what works meanwhile.
import type { SitePreview } from "../site-preview.ts";
import type { PageDriver } from "./page-driver.ts";

interface OfflineSite extends Pick<SitePreview, "stop" | "start"> {
  readonly driver: PageDriver;
  /** Address of a page, by its path. */
  readonly at: (path: string) => string;
  /** The heading of the page that says what works. */
  readonly offlineTitle: string;
}

/** The browser has stored neither before. */
const READ = "/app/help/kh";
const UNREAD = "/sponsor";
const SIZE = { width: 1366, height: 900 };
const WAIT_MS = 60_000;
const PAUSE_MS = 200;
const STAYS_MS = 4000;

/** Expressions, because a browser of WebDriver waits for no promise. */
const HAS_WORKERS = `"serviceWorker" in navigator && isSecureContext`;
const HEADING = `document.querySelector("[data-shell]") === null
  ? document.querySelector("main h1")?.innerText.trim() ?? "" : ""`;
const IS_STORED = `(() => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => /^\\/(?:core|assets)\\//.test(new URL(name).pathname));
  const options = { ignoreVary: true, ignoreSearch: true };
  void Promise.all([location.href, ...loaded].map((name) => caches.match(name, options)))
    .then((found) => { self.isStored = !found.includes(undefined); });
  return self.isStored === true && navigator.serviceWorker.controller !== null;
})()`;

/** @returns what is wrong, in words; text: why this browser cannot be asked */
export async function withoutNetwork(site: OfflineSite): Promise<readonly string[] | string> {
  const { driver, at } = site;
  await driver.open(at(READ), SIZE);
  if ((await driver.evaluate(HAS_WORKERS)) !== true) return "no service workers at this address";
  const title = await until(driver, HEADING, (text) => text !== "");
  if ((await until(driver, IS_STORED, (is) => is === true)) !== true)
    return ["no service worker has taken over and stored the page after a minute"];
  const faults: string[] = [];
  const expectTitle = async (when: string, expected: (text: unknown) => boolean) => {
    const text = await until(driver, HEADING, expected);
    if (!expected(text)) faults.push(`${when} the heading is "${String(text)}"`);
  };
  await site.stop();
  try {
    await driver.open(at(READ), SIZE);
    await expectTitle("on the page that was read,", (text) => text === title);
    await driver.open(at(UNREAD), SIZE);
    await expectTitle("on a page that was not read,", (text) => text === site.offlineTitle);
    if (!(await stays(driver))) faults.push("the page that was not read is loaded again and again");
  } catch (error) {
    faults.push(`without the server no page opens: ${String(error)}`);
  } finally {
    await site.start();
  }
  await expectTitle("with the server back,", (text) => text !== "" && text !== site.offlineTitle);
  // What failed meanwhile is no error of the pages to come.
  driver.takeErrors();
  return faults;
}

async function stays(driver: PageDriver): Promise<boolean> {
  await driver.evaluate("void (self.isHere = true)");
  await new Promise((resolve) => setTimeout(resolve, STAYS_MS));
  return (await driver.evaluate("self.isHere === true")) === true;
}

/** @returns the value when it is as expected, or as it is after a minute */
async function until(
  driver: PageDriver,
  source: string,
  isExpected: (value: unknown) => boolean,
): Promise<unknown> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const value = await driver.evaluate(source);
    if (isExpected(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
