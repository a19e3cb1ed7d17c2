// A sports or esports venue: today's matches and the wallet.
import type { MatchesFacts, MatchMessage, OpenMessage } from "../play-messages.ts";
import { el } from "./dom.ts";
import type { Server } from "./server.ts";
import { layTable } from "./table.ts";

export function startMatches(open: OpenMessage<MatchesFacts>, server: Server): void {
  const table = layTable(open, server, (text) => [el("p", {}, text("where"))]);
  const { text, facts } = table;
  const rows = facts.matches.map((match) => row(match, text));
  table.stage.append(
    el("p", { class: "where" }, text("where")),
    el("h2", {}, text("today")),
    rows.length === 0 ? el("p", { class: "none" }, text("none")) : el("ul", {}, ...rows),
  );
  table.controls.remove();
}

function row(
  { league, live, clock, startsAt, home, away }: MatchMessage,
  text: (key: string) => string,
): HTMLElement {
  const time = new Date(startsAt).toLocaleTimeString("zh", { hour: "2-digit", minute: "2-digit" });
  const score = live && home.score !== null ? `${home.score} : ${away.score ?? 0}` : text("vs");
  return el(
    "li",
    { class: live ? "match live-now" : "match" },
    el("small", {}, league, live ? el("em", {}, text("live")) : null),
    el("b", { class: "home" }, home.name),
    el("span", { class: "score" }, score),
    el("b", {}, away.name),
    el("time", {}, live ? clock : time),
  );
}
