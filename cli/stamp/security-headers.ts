import { createHash } from "node:crypto";
import type { Manifest } from "#contract/manifest.ts";
import { WORKER_POLICY } from "#contract/worker.ts";

type Directive = readonly [string, ...string[]];

/**
 * The policy in the html: it allows the inline scripts by hash; `strict-dynamic` would block the lazy chunks. It stands
 * in the html because the import map is another one with each release, and a host may send the headers of another.
 */
export function documentPolicy(manifest: Manifest, inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return joined([
    ["default-src", "'none'"],
    ["script-src", "'self'", ...hashes],
    ...lasting(manifest),
    // The header names the hosts: `brand preview` adds its own there.
    ["frame-src", "*"],
  ]);
}

/** The policy in the headers: all that no release changes. */
export function headerPolicy(manifest: Manifest): string {
  const { games, payments, captcha } = manifest.hosts;
  return joined([
    ...lasting(manifest),
    ["media-src", "'none'"],
    ["frame-src", "'self'", ...games, ...payments, ...captcha],
    ["frame-ancestors", "'self'"],
  ]);
}

function lasting({ api, hosts, serviceWorker }: Manifest): Directive[] {
  const own = (value: string) => (value === "/" ? [] : [value]);
  return [
    ["style-src", "'self'"],
    ["img-src", "'self'", "data:", ...hosts.images],
    ["font-src", "'self'"],
    ["manifest-src", "'self'"],
    ["connect-src", "'self'", ...own(api.base), ...own(api.socket)],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["form-action", "'self'"],
    ["require-trusted-types-for", "'script'"],
    ["worker-src", serviceWorker ? "'self'" : "'none'"],
    ["trusted-types", serviceWorker ? WORKER_POLICY : "'none'"],
  ];
}

const joined = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(" ")).join("; ");

/** For an SVG opened as a page: its inline styles apply, scripts and requests are blocked. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The `_headers` file. Some hosts send both values of a repeated header: `!` removes the first. */
export function headersFile(csp: string): string {
  const security = [
    `Content-Security-Policy: ${csp}`,
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  ];
  const block = (pattern: string, lines: readonly string[]) =>
    [pattern, ...lines.map((line) => `  ${line}`)].join("\n");
  const immutable = "Cache-Control: public, max-age=31536000, immutable";
  const drawing = ["! Content-Security-Policy", `Content-Security-Policy: ${DRAWING}`];
  return `${[
    // Documents have the addresses of their pages, and there are more of them than a host takes rules.
    block("/*", [...security, "Cache-Control: no-cache"]),
    block("/core/*", ["! Cache-Control", immutable]),
    block("/assets/*", ["! Cache-Control", immutable, ...drawing]),
    block("/icons/*", drawing),
  ].join("\n\n")}\n`;
}
