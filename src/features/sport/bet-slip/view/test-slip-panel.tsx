// The slip in a test as the player uses it, with its own store against a server.
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import type { CombinationProblem, QuotedLeg } from "#contract/api/tickets.ts";
import { useSession } from "#session/account/session-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { sampleSelection } from "../state/sample-selection.ts";
import { type Asked, setUpFeed } from "../../feed/test-feed-site.ts";

/** Call once http is configured: the slip's store sends requests when it loads. */
async function load() {
  const [{ slip, context }, { requote }, { SlipPanel }, { announceEntries }] = await Promise.all([
    import("../state/slip-store.ts"),
    import("../state/quote-slip.ts"),
    import("./slip-panel.tsx"),
    import("./announce-entries.ts"),
  ]);
  return { slip, context, requote, SlipPanel, announceEntries };
}

interface TestPanel {
  site: Awaited<ReturnType<typeof load>>;
  asked: Asked[];
  /** Of every single selection. */
  quoted: { odds: string; maxCents: number; payoutCapCents: number };
  /** Of every combination. */
  problems: readonly CombinationProblem[];
}

const QUOTED = { odds: "0.94", maxCents: 5_000_000, payoutCapCents: 100_000_000 };
/** The only relevant call outside the feed. */
const LAUNCH = { url: "", type: "CRTY", data: { token: "venue", remoteip: "203.0.113.7" } };

/** Before each test: the panel of a member with the selection `p1`. */
export function setUpSlipPanel(): TestPanel {
  const panel = { asked: [], quoted: QUOTED, problems: [] } as unknown as TestPanel;
  setUpFeed((call) => answer(panel, call), { member: true });
  beforeEach(async () => {
    panel.asked = [];
    panel.problems = [];
    panel.quoted = QUOTED;
    panel.site ??= await load();
    const { slip, context, requote, SlipPanel } = panel.site;
    useSession.setState({ balance: { centre: 1_000_000, locked: 0 } });
    useSite.setState({ depositOpen: true });
    slip.clear();
    slip.dismissReceipts();
    slip.setAccept("any");
    slip.toggle(sampleSelection({ priceId: "p1" }));
    await requote(context);
    render(<SlipPanel />);
  });
  return panel;
}

function answer(panel: TestPanel, call: Asked) {
  panel.asked.push(call);
  const quote = (leg: QuotedLeg) => quoteOf(panel, leg);
  if (call.method === "quote") {
    const legs = (call.Request["selections"] as QuotedLeg[]).map(quote);
    return { legs, series: null, dailyLeftCents: null, time: Date.now() };
  }
  if (call.method === "") return LAUNCH;
  if (call.method !== "placeBet") return { total: 0, list: [], time: 0 };
  const [ticket] = call.Request["tickets"] as { legs: QuotedLeg[]; stakeCents: number }[];
  const { legs = [], stakeCents = 0 } = ticket ?? {};
  const amounts = { riskCents: stakeCents, winCents: stakeCents };
  const placed = { ticketId: "CR88", state: "accepted", refusal: null, ...amounts };
  return { tickets: [{ ...placed, legs: legs.map(quote) }] };
}

function quoteOf({ quoted, problems }: TestPanel, leg: QuotedLeg) {
  const single = { ...leg, ...quoted, active: "open" as const, minCents: 1000, combination: null };
  if (leg.parts === undefined) return single;
  const independent = [[0, 1]];
  const without = [
    { part: 0, odds: "2.40" },
    { part: 1, odds: "1.94" },
  ];
  const combination = { chance: 0.294, margin: 0.061, independent, without, problems };
  if (problems.length === 0) return { ...single, odds: "3.20", combination };
  return { ...single, active: "closed" as const, combination: { ...combination, chance: null } };
}

export const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
