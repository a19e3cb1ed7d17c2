// Which captcha comes before what. The control surface can fix one for a site.
import type { DatabaseSync } from "node:sqlite";
import type { AnswerContext } from "../world.ts";
import { PICTURE_DEMANDED, SLIDER_DEMANDED } from "./account-codes.ts";
import { countAttempts } from "./attempt-store.ts";
import { nameKey } from "./member-store.ts";

export const CAPTCHA_MODES = ["auto", "none", "picture", "slider"] as const;
type CaptchaMode = (typeof CAPTCHA_MODES)[number];

const FAILURES_BEFORE = 2;
/** Stands for every site. */
const EVERYWHERE = "*";

/** The code that asks for the captcha, null when none comes first. */
export function captchaBefore(
  context: AnswerContext,
  gate: "login" | "register" | "reset" | "bind",
  name = "",
): typeof PICTURE_DEMANDED | typeof SLIDER_DEMANDED | null {
  const { view, world, time } = context;
  const mode = captchaMode(world.database, view.site.id);
  if (mode === "none") return null;
  if (mode === "picture") return PICTURE_DEMANDED;
  if (mode === "slider") return SLIDER_DEMANDED;
  if (gate === "register") return PICTURE_DEMANDED;
  if (gate === "reset") return SLIDER_DEMANDED;
  // A member who is logged in has been proven.
  if (gate === "bind") return null;
  if (view.character === "chess") return SLIDER_DEMANDED;
  const about = { site: view.site.id, kind: "login", subject: nameKey(name) } as const;
  const failures = countAttempts(world.database, about, time);
  return failures >= FAILURES_BEFORE ? PICTURE_DEMANDED : null;
}

/** @param site a site's id; every site without it */
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
  // A site's own mode stands before the one for all: `*` sorts before any letter.
  const row = database
    .prepare("SELECT mode FROM captcha_mode WHERE site IN (?, ?) ORDER BY site DESC LIMIT 1")
    .get(site, EVERYWHERE);
  return CAPTCHA_MODES.find((mode) => mode === row?.["mode"]) ?? "auto";
}
