// Firefox by WebDriver BiDi: it needs no driver beside it.
import puppeteer, { type Page } from "puppeteer-core";
import type { PageDriver } from "./page-driver.ts";

export async function startFirefox(executablePath: string): Promise<PageDriver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    // Under load, a start can take long.
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  let page: Page | null = null;
  let errors: string[] = [];
  const newPage = async () => {
    await page?.close();
    page = await browser.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) =>
      errors.push(error instanceof Error ? error.message : String(error)),
    );
    return page;
  };
  const shown = () => page ?? newPage();
  return {
    name: "firefox",
    version: await browser.version(),
    async open(url, size) {
      const opened = await newPage();
      await opened.setViewport(size);
      // A page that replaces its own address while it loads is told as aborted; the look waits for its content.
      await opened.goto(url, { timeout: 120_000 }).catch((error: unknown) => {
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
      });
    },
    evaluate: async (source) => await (await shown()).evaluate(source),
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    screenshot: async () => await (await shown()).screenshot(),
    close: () => browser.close(),
  };
}
