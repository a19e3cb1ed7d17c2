// Everything of the slip that comes with the first pick: its store, and what the rail and the sheet show of it.
export { slip, useSlip } from "../slip/slip-store.ts";
export { followSlip } from "../slip/follow-page.ts";
export { SlipNews } from "./slip-news.tsx";
export { SlipPanel } from "./slip-panel.tsx";
export { SlipTotal } from "./slip-total.tsx";
