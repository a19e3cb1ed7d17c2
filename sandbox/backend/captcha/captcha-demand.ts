// Which captcha a call asks for. The control surface can set one per site.
import type { DatabaseSync } from "node:sqlite";
import { PICTURE_REQUIRED, SLIDER_REQUIRED } from "#contract/codes.ts";
import { countAttempts } from "../members/attempt-store.ts";
import { nameKey } from "../members/member-store.ts";
import type { CallContext } from "../wire/call-context.ts";

export const CAPTCHA_MODES = ["auto", "none", "picture", "slider"] as const;
type CaptchaMode = (typeof CAPTCHA_MODES)[number];

const FAILURES_BEFORE = 2;
/** In place of a site's id: all sites. */
const EVERYWHERE = "*";

/** The code that asks for a captcha; null when none is needed. */
export function captchaBefore(
  context: CallContext,
  gate: "login" | "register" | "reset" | "bind",
  name = "",
): typeof PICTURE_REQUIRED | typeof SLIDER_REQUIRED | null {
  const { view, database, ports, time } = context;
  const mode = captchaMode(database, view.site.id);
  if (mode === "none") return null;
  if (mode === "picture") return PICTURE_REQUIRED;
  if (mode === "slider") return SLIDER_REQUIRED;
  if (gate === "register") return PICTURE_REQUIRED;
  if (gate === "reset") return SLIDER_REQUIRED;
  // A logged-in member has solved a captcha before.
  if (gate === "bind") return null;
  if (ports.captchas.asksSliderAtLogin(view.site)) return SLIDER_REQUIRED;
  const about = { site: view.site.id, kind: "login", subject: nameKey(name) } as const;
  const failures = countAttempts(database, about, time);
  return failures >= FAILURES_BEFORE ? PICTURE_REQUIRED : null;
}

/** @param site all sites when it is left out */
export function setCaptchaMode(
  database: DatabaseSync,
  mode: CaptchaMode,
  site: string = EVERYWHERE,
): void {
  if (site === EVERYWHERE) database.exec("DELETE FROM captcha_mode");
  database
    .prepare("INSERT OR REPLACE INTO captcha_mode (site, mode) VALUES (?, ?)")
    .run(site, mode);
}

function captchaMode(database: DatabaseSync, site: string): CaptchaMode {
  // A site's own mode wins over the one of all sites: `*` sorts before every letter.
  const row = database
    .prepare("SELECT mode FROM captcha_mode WHERE site IN (?, ?) ORDER BY site DESC LIMIT 1")
    .get(site, EVERYWHERE);
  return CAPTCHA_MODES.find((mode) => mode === row?.["mode"]) ?? "auto";
}
