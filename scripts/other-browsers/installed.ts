// Which other browsers the machine has. None is downloaded: they come from the system's package manager.
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import type { PageDriver } from "./page-driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKitGtk } from "./webkit-gtk.ts";

export interface OtherBrowser {
  /** How the browser is started; text: why it cannot be. */
  readonly start: (() => Promise<PageDriver>) | string;
}

const WEBKIT_PORT = 4099;

export const OTHER_BROWSERS = {
  firefox: (): OtherBrowser => {
    const found = process.env["FIREFOX_PATH"] ?? onPath("firefox") ?? onPath("firefox-esr");
    return {
      start:
        found === null
          ? "no Firefox; install firefox or firefox-esr, or set FIREFOX_PATH"
          : () => startFirefox(found),
    };
  },
  webkitgtk: (): OtherBrowser => {
    const driver = onPath("WebKitWebDriver");
    const [window] = globSync("/usr/lib{,/*,64}/webkit2gtk-4.*/MiniBrowser");
    if (driver === null || window === undefined)
      return { start: "no WebKitGTK; install webkit2gtk-driver" };
    if (process.env["DISPLAY"] === undefined)
      return { start: "no display; run it as: xvfb-run -a npm run smoke:browsers" };
    return { start: () => startWebKitGtk(driver, window, WEBKIT_PORT) };
  },
} as const;

function onPath(program: string): string | null {
  const { status, stdout } = spawnSync("which", [program], { encoding: "utf8" });
  const file = stdout?.trim() ?? "";
  return status === 0 && existsSync(file) ? file : null;
}
