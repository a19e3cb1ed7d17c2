// Security headers and integrity of every built brand: the full score of the HTTP Observatory (135).
import { createHash } from "node:crypto";
import { expect, test } from "playwright/test";
import { ask } from "../command/http.ts";
import { builtBrands } from "./sites.ts";

for (const { id } of builtBrands()) {
  test(`${id} is served with the full set of security headers`, async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? "").port);
    const { headers, text } = await ask(port, id, "/");
    const [, page = ""] = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(text) ?? [];
    expect(page.split("; ")).toContain("default-src 'none'");
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "style-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "worker-src 'self'",
        "trusted-types site-worker",
      ]),
    );
    expect(policy.join() + page).not.toContain("'unsafe");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    const loaded = [
      ...text.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"([^>]*)>/g),
    ];
    expect(loaded.length).toBeGreaterThanOrEqual(3);
    for (const [, address = "", rest = ""] of loaded) {
      const { body } = await ask(port, id, address);
      const digest = createHash("sha256").update(body).digest("base64");
      expect(rest, address).toContain(`integrity="sha256-${digest}"`);
    }
  });

  test(`${id} answers nothing without nosniff`, async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? "").port);
    const answers = await Promise.all([
      ask(port, id, "/icons/icon-48.png"),
      ask(port, id, "/site.webmanifest"),
      ask(port, id, "/nothing.js"),
      ask(port, id, "/home", { method: "POST" }),
      ask(port, id, "/media/avatar/player-1.svg"),
      ask(port, id, "/media/none"),
      ask(port, id, "/site/api/v1/none", { method: "POST" }),
      ask(port, id, "/site/api/v1/configuration/preInfo", { method: "POST" }),
      ask(port, id, "/enc/none", { method: "POST" }),
      ask(port, id, "/sandbox/state"),
      ask(port, null, "/"),
    ]);
    for (const { headers } of answers) expect(headers["x-content-type-options"]).toBe("nosniff");
  });
}
