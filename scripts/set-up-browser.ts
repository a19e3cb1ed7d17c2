// Finds a Chromium for the browser tests, or installs one: CHROME_PATH, the system's own, the
// system's package manager, then Playwright's download. Also makes sure that Chinese text has a font.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isExecutable, manage, onPath } from "./package-manager.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

interface Manager {
  readonly command: string;
  readonly steps: readonly (readonly string[])[];
  readonly fonts: readonly string[];
}

const MANAGERS: readonly Manager[] = [
  {
    command: "apt-get",
    steps: [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ],
    fonts: ["install", "-y", "-qq", "--no-install-recommends", "fonts-noto-cjk", "fontconfig"],
  },
  {
    command: "dnf",
    steps: [["install", "-y", "chromium"]],
    fonts: ["install", "-y", "google-noto-sans-cjk-fonts"],
  },
  { command: "apk", steps: [["add", "chromium"]], fonts: ["add", "font-noto-cjk", "fontconfig"] },
  {
    command: "pacman",
    steps: [["-Sy", "--noconfirm", "chromium"]],
    fonts: ["-S", "--noconfirm", "noto-fonts-cjk"],
  },
];

function systemBrowser(): string | null {
  const named = NAMES.map(onPath).find((file) => file !== null);
  return named ?? PLACES.find(isExecutable) ?? null;
}

function installBrowser(): string | null {
  const manager = MANAGERS.find(({ command }) => onPath(command));
  if (manager?.steps.every((step) => manage("browser", manager.command, step)))
    return systemBrowser();
  return null;
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
  if (hasChineseFont()) return;
  const manager = MANAGERS.find(({ command }) => onPath(command));
  if (manager && manage("browser", manager.command, manager.fonts)) return;
  if (
    manager &&
    manager.command === "apt-get" &&
    manage("browser", manager.command, ["update", "-qq"]) &&
    manage("browser", manager.command, manager.fonts)
  )
    return;
  console.error(
    "browser: no Chinese font was found or installed; screenshots will show boxes for Chinese text.",
  );
}

function findBrowser(): string | null {
  const wanted = process.env["CHROME_PATH"];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    console.error(`browser: CHROME_PATH is ${wanted}, which is not an executable file.`);
    return null;
  }
  return systemBrowser() ?? installBrowser() ?? downloadBrowser();
}

const executablePath = findBrowser();
if (executablePath === null) {
  console.error(
    "browser: none found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH.",
  );
  process.exit(1);
}
ensureFonts();
mkdirSync(".livery", { recursive: true });
writeFileSync(path.join(".livery", "browser.json"), JSON.stringify({ executablePath }));
console.error(`browser: ${executablePath || "Playwright's Chromium"}`);
