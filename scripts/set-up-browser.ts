// Finds or installs a Chromium for the browser tests: CHROME_PATH, the system's, the package manager's, Playwright's
// download. With CI set, a headless shell is installed beside a full browser. Also makes sure that a Chinese font exists.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BROWSER_FILE } from "../tests/browser-path.ts";
import { isProgram, systemBrowser } from "../browser/find-browser.ts";
import { manage, onPath } from "./package-manager.ts";

const SHELLS = new Set(["chromium-headless-shell", "chrome-headless-shell"]);

interface Manager {
  readonly command: string;
  readonly refresh?: readonly string[]; // updates the package lists
  readonly install: readonly string[];
  /** The first one available is used. */
  readonly browsers: readonly string[];
  readonly fonts: readonly string[];
}

const MANAGERS: readonly Manager[] = [
  {
    command: "apt-get",
    refresh: ["update", "-qq"],
    install: ["install", "-y", "-qq", "--no-install-recommends"],
    browsers: ["chromium-headless-shell", "chromium"],
    fonts: ["fonts-noto-cjk", "fontconfig"],
  },
  {
    command: "dnf",
    install: ["install", "-y"],
    browsers: ["chromium"],
    fonts: ["google-noto-sans-cjk-fonts"],
  },
  {
    command: "apk",
    install: ["add"],
    browsers: ["chromium"],
    fonts: ["font-noto-cjk", "fontconfig"],
  },
  {
    command: "pacman",
    install: ["-Sy", "--noconfirm"],
    browsers: ["chromium"],
    fonts: ["noto-fonts-cjk"],
  },
];

const manager = MANAGERS.find(({ command }) => onPath(command));
let refreshed = false;

/** @returns whether they were installed */
function install({ command, refresh, install: words }: Manager, packages: readonly string[]) {
  if (refresh && !refreshed) manage("browser", command, refresh);
  refreshed = true;
  return manage("browser", command, [...words, ...packages]);
}

function installBrowser(): string | null {
  if (manager?.browsers.some((name) => install(manager, [name]))) return systemBrowser();
  return null;
}

/** On a machine that only runs tests: the faster shell, where the package manager has it. */
function installShell(): string | null {
  const shell = manager?.browsers.find((name) => SHELLS.has(name));
  if (!process.env["CI"] || !manager || shell === undefined || onPath(shell)) return null;
  return install(manager, [shell]) ? systemBrowser() : null;
}

function downloadBrowser(): string | null {
  console.error("browser: downloading Playwright's Chromium");
  const cli = path.join("node_modules", "playwright", "cli.js");
  const result = spawnSync(process.execPath, [cli, "install", "chromium"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  // Playwright finds its own download without a path.
  return result.status === 0 ? "" : null;
}

function hasChineseFont(): boolean {
  if (process.platform !== "linux") return true;
  try {
    return execFileSync("fc-list", [":lang=zh-cn", "family"], { encoding: "utf8" }).trim() !== "";
  } catch {
    return false;
  }
}

function ensureFonts(): void {
  if (hasChineseFont() || (manager && install(manager, manager.fonts))) return;
  console.error(
    "browser: no Chinese font was found or installed; screenshots will show boxes for Chinese text.",
  );
}

function findBrowser(): string | null {
  const wanted = process.env["CHROME_PATH"];
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    console.error(`browser: CHROME_PATH is ${wanted}, which is not an executable file.`);
    return null;
  }
  return installShell() ?? systemBrowser() ?? installBrowser() ?? downloadBrowser();
}

const executablePath = findBrowser();
if (executablePath === null) {
  console.error(
    "browser: none found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH.",
  );
  process.exit(1);
}
ensureFonts();
mkdirSync(path.dirname(BROWSER_FILE), { recursive: true });
writeFileSync(BROWSER_FILE, JSON.stringify({ executablePath }));
console.error(`browser: ${executablePath || "Playwright's Chromium"}`);
