// Edition and locale of the page. The inline script of the html sets both on <html>
// before the first paint; this store starts from there and is written by `session` only.
import { create } from "zustand";
import { LOBBY_HEADS } from "#contract/layout.ts";
import { EDITIONS, LOCALES, type Edition, type Locale } from "#contract/locales.ts";

interface Appearance {
  readonly edition: Edition;
  readonly locale: Locale;
  /** How lobbies open (`layout.lobby` of the manifest). */
  readonly lobbyHead: (typeof LOBBY_HEADS)[number];
}

export const useAppearance = create<Appearance>(() => ({
  edition: EDITIONS.find((edition) => edition === root()?.dataset["edition"]) ?? "classic",
  locale: LOCALES.find((locale) => locale === root()?.lang) ?? "zh-CN",
  lobbyHead: LOBBY_HEADS.find((head) => head === root()?.dataset["lobbyHead"]) ?? "hero",
}));

export function showEdition(edition: Edition): void {
  root()?.setAttribute("data-edition", edition);
  useAppearance.setState({ edition });
}

export function showLocale(locale: Locale): void {
  root()?.setAttribute("lang", locale);
  useAppearance.setState({ locale });
}

function root(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.documentElement;
}
