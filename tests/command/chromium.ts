// The browser for tests that check a command by the page it serves.
import { type Browser, chromium } from "playwright";
import { browserPath } from "../browser-path.ts";

export async function launchChromium(): Promise<Browser> {
  const executablePath = browserPath();
  return await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath && { executablePath }),
  });
}
