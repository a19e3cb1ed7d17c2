// Installs nginx, Caddy and strace for the tests where possible. Without nginx, the tests of the shared store use a test
// server with the same protocol; the tests of written host configurations, and of what a build opens, are left out
// where their program is missing. All say so.
import { isProgram } from "../browser/find-browser.ts";
import { manage, onPath } from "./package-manager.ts";

interface Program {
  readonly name: string;
  /** Package by package manager; by default the program's name. */
  readonly packages?: Readonly<Record<string, string>>;
}

const PROGRAMS: readonly Program[] = [
  { name: "nginx", packages: { "apt-get": "nginx-light" } },
  { name: "caddy" },
  { name: "strace" },
];

const INSTALL: Readonly<Record<string, readonly string[]>> = {
  "apt-get": ["install", "-y", "-qq", "--no-install-recommends"],
  dnf: ["install", "-y"],
  apk: ["add"],
  pacman: ["-Sy", "--noconfirm"],
  brew: ["install"],
};

/** A user's search path often lacks `/usr/sbin`. */
const find = (name: string) =>
  onPath(name) ?? (isProgram(`/usr/sbin/${name}`) ? `/usr/sbin/${name}` : null);

const missing = PROGRAMS.filter(({ name }) => find(name) === null);
const manager = Object.keys(INSTALL).find((name) => onPath(name) !== null);
if (missing.length > 0 && manager !== undefined) {
  if (manager === "apt-get") manage("servers", manager, ["update", "-qq"]);
  for (const { name, packages } of missing)
    manage(name, manager, [...(INSTALL[manager] ?? []), packages?.[manager] ?? name]);
}
for (const { name } of PROGRAMS)
  console.error(
    `${name}: ${find(name) ?? "not installed; its tests are left out or use a server of their own"}`,
  );
