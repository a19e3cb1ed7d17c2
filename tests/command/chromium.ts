// The browser of the tests, for a command that is judged by what its page shows.
import { type Browser, chromium } from "playwright";
import { browserPath } from "../browser-path.ts";

export async function launchChromium(): Promise<Browser> {
  const executablePath = browserPath();
  return await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath && { executablePath }),
  });
}
