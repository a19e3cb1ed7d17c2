// Days of early matches. On a desktop, those that do not fit stand in further lines, one of which is seen.
import { ChevronRight } from "lucide-react";
import { type RefObject, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useAppearance } from "#lib/browser/appearance.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { MatchFilterLink } from "./match-filter-link.tsx";
import type { PageFilter } from "./page-filter.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { useOneStop } from "#ui/fields/use-one-stop.ts";

interface DateStripProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

export function DateStrip({ filter, facts }: DateStripProps) {
  const { t } = useTranslation("sport");
  const stop = useOneStop();
  const locale = useAppearance((state) => state.locale);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const days = facts?.dates ?? [];
  const more = useHiddenLines(stop.ref);
  return (
    <nav aria-label={t("list.days")} className={frame}>
      <div {...stop} aria-label={t("list.days")} className={strip}>
        {[null, ...days.map(({ date }) => date)].map((date) => (
          <MatchFilterLink
            key={date ?? "all"}
            filter={filter}
            change={{ date }}
            current={filter.date === date}
            className={day}
          >
            {date === null && t("list.everyDay")}
            {date === LATER && t("list.later")}
            {date !== null && date !== LATER && (
              <>
                {weekday.format(new Date(`${date}T00:00:00Z`))}
                <span className={figures}>{date.slice(MONTH).replace("-", "/")}</span>
              </>
            )}
          </MatchFilterLink>
        ))}
      </div>
      {more && (
        <IconButton
          size="sm"
          icon={ChevronRight}
          label={t("list.moreDays")}
          onClick={() => {
            const { current: lines } = stop.ref;
            lines?.scrollTo({ top: nextLine(lines) });
          }}
        />
      )}
    </nav>
  );
}

function useHiddenLines(strip: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);
  useLayoutEffect(() => {
    const { current: lines } = strip;
    if (lines === null) return;
    const measure = () => setHidden(lines.scrollHeight > lines.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(lines);
    return () => observer.disconnect();
  }, [strip]);
  return hidden;
}

type Lines = Pick<HTMLElement, "scrollTop" | "clientHeight" | "scrollHeight">;

/** Where the next line starts: after the last one comes the first. */
export function nextLine({ scrollTop, clientHeight, scrollHeight }: Lines): number {
  const next = scrollTop + clientHeight;
  return next + 1 < scrollHeight ? next : 0;
}

const LATER = "later";
/** Index of the month in `2026-11-22`. */
const MONTH = 5;

const frame = css({
  display: "flex",
  alignItems: "center",
  flex: { base: "none", desktop: "initial" },
  minWidth: "0",
});
const strip = css({
  display: "flex",
  gap: "0-5",
  padding: "0-5",
  borderRadius: "md",
  background: "surface-sunken",
  layerStyle: "scrollRow",
  overflowX: { desktop: "hidden" },
  overflowY: { desktop: "auto" },
  desktop: {
    flexWrap: "wrap",
    // As far apart as the padding: a line is as high as the strip.
    rowGap: "1",
    height: "control",
    minHeight: "7",
    minWidth: "0",
    scrollSnapType: "y mandatory",
    scrollPaddingBlock: "0-5",
  },
});

const day = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "1-5", desktop: "1" },
  flex: "none",
  scrollSnapAlign: { desktop: "start" },
  height: { base: "8-5", desktop: "control-inner" },
  paddingInline: { base: "3", desktop: "1-5" },
  borderRadius: "md-inner",
  color: "text-muted",
  fontSize: "xs",
  whiteSpace: "nowrap",
  _hover: { color: "text-strong" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": {
    background: { base: "surface-raised", _professional: "surface-hover" },
    color: "text-strong",
    fontWeight: "bold",
    boxShadow: "1-edge",
  },
  "@media (min-width: 100rem)": { gap: "1-5", paddingInline: "2" },
});
