// Mechanisms that the core has once. Where a file has one of them again, the failure names the one to use; a file that
// needs its own is listed with the reason.
import { describe, expect, it } from "vitest";
import { coreSources } from "./core-sources.ts";

interface Mechanism {
  readonly use: string;
  readonly isIn: (source: string) => boolean;
  /** A source that has the mechanism again. */
  readonly planted: string;
  /** Files that have the mechanism, with the reason. */
  readonly files: Readonly<Record<string, string>>;
}

const MECHANISMS: Readonly<Record<string, Mechanism>> = {
  "a clock of seconds": {
    use: "useNow, useSecondsTo or everySecond of lib/time/use-now.ts",
    isIn: (source) => /\bsetInterval\(/.test(source) && /(?:= |, )1_?000\b/.test(source),
    planted: "const EVERY_MS = 1000;\nsetInterval(look, EVERY_MS);",
    files: {
      "lib/time/use-now.ts": "the clock",
      "features/live/feed/live-feed.ts": "sees in a hidden tab, too, that the stream is silent",
      "features/lottery/reminders/ring-reminders.ts": "rings in a hidden tab, too",
    },
  },
  "the text of a duration": {
    use: "formatDuration of lib/text/format.ts",
    isIn: (source) => source.includes("% 60") && source.includes("padStart(2"),
    planted: 'const text = `${hours}:${String(minutes % 60).padStart(2, "0")}`;',
    files: {
      "lib/text/format.ts": "the text",
      "ui/money/countdown.tsx": "boxes of two digits after the days",
    },
  },
  "the export of a list": {
    use: "ExportButton of ui/actions/export-button.tsx",
    isIn: (source) => /\ballPages\(/.test(source),
    planted: "const { rows } = await allPages(load, 10, rowKey);",
    files: { "ui/actions/export-button.tsx": "the button" },
  },
  "a list in pages": {
    use: "PagedList or DataTable of ui",
    isIn: (source) => source.includes("<Pagination"),
    planted: "<Pagination page={page} pages={pages} onChange={setPage} />",
    files: {
      "ui/tables/paged-list.tsx": "the list",
      "features/messages/letter-panel.tsx": "its page numbers stand in one of two columns",
      "features/sport/results/result-centre.tsx": "shows the states of its list by days",
    },
  },
  "a row that scrolls sideways": {
    use: 'layerStyle: "scrollRow" of panda.config.ts, whose edges fade',
    isIn: (source) =>
      /overflowX: (?:\{ base: )?"auto"/.test(source) && source.includes('scrollbarWidth: "none"'),
    planted: 'const row = css({ overflowX: "auto", scrollbarWidth: "none" });',
    files: {
      "ui/layout/marquee.tsx": "moves by itself, and fades always",
      "domain/games/lobby/card-row.tsx": "fades beside the column of the page",
      "features/home/cards/matches/match-strip.tsx": "snaps: a part of the next card is in sight",
      "features/home/cards/phone-rail.ts": "snaps: a part of the next card is in sight",
      "features/sport/markets/list/match-card.tsx": "snaps: a part of the next market is in sight",
      "features/home/sections/venues-arches-section.tsx":
        "snaps: a part of the next arch is in sight",
    },
  },
  "a field for a day": {
    use: "DateField or DaysField of session/parts: a browser's own has the format of its system",
    isIn: (source) => /\btype(?:=|: )"(?:date|datetime-local|month|week|time)"/.test(source),
    planted: '<Input type="date" label={label} />',
    files: {},
  },
  "the path in the address bar": {
    use: "pathInBar of brand/local-path.ts, and localPath for an address that the router does not open",
    isIn: (source) =>
      /(?<!state\.)\blocation\.pathname\b|\{[^{}]*\bpathname\b[^{}]*\} = window\.location/.test(
        source,
      ),
    planted: "const { pathname, search } = window.location;",
    files: {
      "brand/local-path.ts": "the path",
      "app/visit/locale-history.ts": "keeps the prefix",
      "html/static-markup.ts":
        "compares it with addresses of the markup, which have the same prefix",
      "html/visit.ts": "splits it before the script has loaded",
      "app/page/page-head.ts": "the router's",
      "session/site/referral.ts": "the same address at another domain",
    },
  },
  "a draft of a form": {
    use: "storedDraft of session/account/stored-draft.ts",
    isIn: (source) => /\b(?:onceInTab|tabRecord)\b[^(]*\([`"][^`"]*(?:draft|form)/.test(source),
    planted: 'const kept = onceInTab<Fields>("deposit-form", read);',
    files: { "session/account/stored-draft.ts": "the draft" },
  },
};

const sources = [...coreSources(["**/*.test.{ts,tsx}", "**/test-*", "studio/**"])];

describe.each(Object.entries(MECHANISMS))("%s", (_, { use, isIn, planted, files }) => {
  it(`has one place: ${use}`, () => {
    const found = sources.filter(([, source]) => isIn(source)).map(([file]) => file);
    expect(found.toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it("is seen where it is planted", () => {
    expect(isIn(planted)).toBe(true);
  });
});
