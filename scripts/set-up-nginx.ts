// Installs nginx for the tests of the shared store where possible. Without it those tests use a test server with the
// same protocol, and say so.
import { isExecutable, manage, onPath } from "./package-manager.ts";

const MANAGERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "apt-get": [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"],
  ],
  dnf: [["install", "-y", "nginx"]],
  apk: [["add", "nginx"]],
  pacman: [["-Sy", "--noconfirm", "nginx"]],
  brew: [["install", "nginx"]],
};

/** A user's search path often lacks its folder. */
const SBIN = "/usr/sbin/nginx";

const found = () => onPath("nginx") ?? (isExecutable(SBIN) ? SBIN : null);

function install(): void {
  const manager = Object.keys(MANAGERS).find((name) => onPath(name) !== null);
  for (const step of MANAGERS[manager ?? ""] ?? []) {
    if (!manage("nginx", manager ?? "", step)) return;
  }
}

if (found() === null) install();
console.error(`nginx: ${found() ?? "not installed; the store's tests use a server of their own"}`);
