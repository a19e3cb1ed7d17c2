import { useEffect, useState } from "react";
import type * as v from "valibot";
import { editQuote, type QuotedLeg } from "#contract/api/tickets.ts";
import { loadLaunch } from "../../feed/launch.ts";
import { requestResource } from "../../feed/resource.ts";
import { createAsker } from "../../feed/quote-asker.ts";

export type EditQuote = v.InferOutput<typeof editQuote.response>;
export interface QuotedEdit {
  readonly quote: EditQuote;
  /** The legs that the quote is for, at current terms. */
  readonly legs: readonly QuotedLeg[];
}

const EVERY_MS = 2500;

/** @param wanted null asks for nothing */
export function useEditQuote(
  ticketId: string,
  wanted: readonly QuotedLeg[] | null,
): QuotedEdit | null {
  const key = wanted === null ? "" : wanted.map(({ priceId }) => priceId).join(" ");
  const [known, setKnown] = useState<QuotedEdit & { readonly key: string }>();
  useEffect(() => {
    if (wanted === null) return;
    let legs = wanted;
    const asker = createAsker({
      async ask() {
        await loadLaunch();
        const quoted = await quoteAtTerms(ticketId, legs);
        legs = quoted.legs;
        return quoted;
      },
      wait: () => EVERY_MS,
      answered: (quoted) => setKnown({ ...quoted, key }),
    });
    asker.ask();
    return asker.stop;
    // The terms of a leg follow from the answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ticketId, key]);
  return known?.key === key ? known : null;
}

/** A leg whose price has moved is asked for again as it is now. */
async function quoteAtTerms(ticketId: string, legs: readonly QuotedLeg[]): Promise<QuotedEdit> {
  const ask = (asked: readonly QuotedLeg[]) =>
    requestResource(editQuote, { ticketId, legs: [...asked] }, { quiet: true });
  const quote = await ask(legs);
  const now = quote.legs.map(termsOf);
  const isMoved = quote.refusal !== null && MOVED.has(quote.refusal.reason);
  return { quote: isMoved ? await ask(now) : quote, legs: isMoved ? now : legs };
}

const MOVED: ReadonlySet<string> = new Set(["odds", "line", "score"]);

function termsOf({ priceId, gameId, w, r, line, odds, score }: QuotedLeg): QuotedLeg {
  return { priceId, gameId, w, r, line, odds, score };
}
