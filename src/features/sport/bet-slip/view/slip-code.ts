// Code of the slip loaded with the first selection: its store, and the parts the rail and the sheet show.
export { slip, useSlip } from "../state/slip-store.ts";
export { announceEntries } from "./announce-entries.ts";
export { followSlip } from "../state/follow-page.ts";
export { askQuickBet } from "./quick-bet-store.ts";
export { QuickBetBar } from "./quick-bet-bar.tsx";
export { SlipNews } from "./slip-news.tsx";
export { SlipPanel } from "./slip-panel.tsx";
export { SlipTotal } from "./slip-total.tsx";
