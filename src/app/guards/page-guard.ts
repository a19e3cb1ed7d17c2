// Runs before every navigation to a page: refreshes what the site shows of the member, and turns away who
// may not come in. Decisions are `decide`'s; this is what follows from them.
import { type MiddlewareFunction, redirect, redirectDocument } from "react-router-dom";
import type { RouteSpec } from "#contract/routes.ts";
import { i18n } from "../../lib/i18n.ts";
import { isOffline } from "../../lib/offline.ts";
import { sayAfterReload } from "../../session/after-reload.ts";
import { isLoggedIn, useSession } from "../../session/session-store.ts";
import { areSiteFlagsKnown, siteFlagsKnown, useSiteFlags } from "../../session/site-flags.ts";
import { markThirdParty } from "../../session/third-party.ts";
import { showToast } from "../../ui/toast.tsx";
import { afterFirstPaint } from "../first-paint.ts";
import { decide } from "./decide.ts";
import { DESTINATIONS } from "./destinations.ts";
import { freshMember } from "./fresh-member.ts";

/** Address of the page that is shown; null before the first one. */
export type ShownPage = () => string | null;

export function pageGuard(route: RouteSpec, shown: ShownPage): MiddlewareFunction {
  return async ({ request, params }, next) => {
    const from = shown();
    const { pathname, search } = new URL(request.url);
    const leavesForHome = pathname === DESTINATIONS.home && from !== null && from !== pathname;
    // Without a connection there is no document to load.
    if (leavesForHome && !isOffline()) {
      throw redirectDocument(pathname + search);
    }
    markThirdParty(params["enName"]);
    if (isLoggedIn()) await askForMember(route, from);
    if (route.depositFlag === true) await askForFlags();
    turnAway(route, from);
    return next();
  };
}

/** A visit may begin at such a page: then the answer cannot wait for the first paint, as it does elsewhere. */
async function askForFlags(): Promise<void> {
  if (!areSiteFlagsKnown()) {
    const { loadSiteInfo } = await import("../../session/site-info.ts");
    void loadSiteInfo();
  }
  await siteFlagsKnown();
}

/** Pages of members wait for the member; any other page opens meanwhile. */
async function askForMember(route: RouteSpec, from: string | null): Promise<void> {
  if (route.login !== true) void checkBehind();
  else if (!(await freshMember())) throw goHome(from, null);
}

async function checkBehind(): Promise<void> {
  await afterFirstPaint();
  if (!(await freshMember()) && window.location.pathname !== DESTINATIONS.home) {
    window.location.assign(DESTINATIONS.home);
  }
}

function turnAway(route: RouteSpec, from: string | null): void {
  const { token, member } = useSession.getState();
  const visitor = {
    loggedIn: token !== null,
    phoneBound: member?.bindPhone === "1",
    nameBound: member?.bindRealName === "1",
  };
  switch (decide(route, visitor, useSiteFlags.getState().depositOpen)) {
    case "login":
      throw goHome(from, i18n.t("ui:loginPrompt"));
    case "auth":
      throw redirect(`${DESTINATIONS.auth}?need=phone`);
    case "notFound":
      throw redirect(DESTINATIONS.notFound);
    case "pass":
  }
}

/** On home already, or on the way into the site, nothing reloads and the message is said at once. */
function goHome(from: string | null, message: string | null): Response {
  const reloads = from !== null && from !== DESTINATIONS.home;
  if (reloads) {
    if (message !== null) sayAfterReload({ toast: message, login: false });
    return redirectDocument(DESTINATIONS.home);
  }
  if (message !== null) showToast(message);
  return redirect(DESTINATIONS.home);
}
