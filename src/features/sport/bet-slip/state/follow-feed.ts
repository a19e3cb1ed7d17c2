// The slip shows the prices of the live feed, like the rest of the page. A quote applies until the feed has
// newer data.
import type { SlipContext } from "./slip-context.ts";
import { type SlipContent, withTerms } from "./slip-model.ts";

/** @returns how to stop */
export function followFeed(at: SlipContext): () => void {
  const { deps, state } = at;
  const watch = deps.feed.watch();
  let watched = "";
  const follow = () => {
    const ids = state.getState().selections.map(({ pick }) => pick.priceId);
    if (ids.join(" ") === watched) return;
    watched = ids.join(" ");
    watch.set(ids);
  };
  const show = () => {
    const before = state.getState();
    const after = asOfFeed(at, before, before.quotedAt);
    if (after !== before) state.setState({ selections: after.selections });
  };
  const stops = [state.subscribe(follow), deps.feed.onChange(show), watch.stop];
  follow();
  return () => stops.forEach((stop) => stop());
}

/**
 * @param quotedAt server time of the quotes in `content`
 * @returns the same content when the feed has nothing newer
 */
export function asOfFeed(
  { deps }: SlipContext,
  content: SlipContent,
  quotedAt: number | null,
): SlipContent {
  return withTerms(content, (pick) => {
    const terms = deps.feed.terms(pick);
    return terms !== null && terms.at >= (quotedAt ?? 0) ? terms : null;
  });
}
