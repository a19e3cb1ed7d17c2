import { createHash } from "node:crypto";
import type { Manifest } from "#contract/manifest.ts";

/**
 * Content security policy of a bundle. Scripts come from the site itself, plus the inline blocks by
 * hash: a hash-only policy with `strict-dynamic` would refuse the lazy chunks.
 */
export function contentSecurityPolicy(
  manifest: Manifest,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const own = (value: string) => (value === "/" ? [] : [value]);
  const { api, hosts } = manifest;
  const directives: readonly (readonly [string, ...string[]])[] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes],
    ["style-src", "'self'"],
    ["img-src", "'self'", "data:", ...hosts.images],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...own(api.base), ...own(api.socket)],
    ["frame-src", "'self'", ...hosts.games, ...hosts.captcha],
    ["frame-ancestors", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["form-action", "'self'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** `_headers` in the format static hosts read. */
export function headersFile(csp: string): string {
  const security = [
    `Content-Security-Policy: ${csp}`,
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy: same-origin",
    "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  ];
  const block = (pattern: string, lines: readonly string[]) =>
    [pattern, ...lines.map((line) => `  ${line}`)].join("\n");
  const immutable = ["Cache-Control: public, max-age=31536000, immutable"];
  return `${[
    block("/*", security),
    block("/", ["Cache-Control: no-cache"]),
    block("/index.html", ["Cache-Control: no-cache"]),
    block("/core/*", immutable),
    block("/assets/*", immutable),
  ].join("\n\n")}\n`;
}
