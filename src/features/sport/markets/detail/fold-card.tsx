// A card of markets that folds, with what is said about all of them.
import { ChevronDown, Pin, PinOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { MarginBadge } from "./margin-badge.tsx";
import type { PlayCard } from "./market-groups.ts";
import { usePinnedPlays } from "./pinned-plays.ts";

interface FoldCardProps {
  readonly title: string;
  /** Of the plays that it shows. */
  readonly cards: readonly PlayCard[];
  readonly children: ReactNode;
}

export function FoldCard({ title, cards, children }: FoldCardProps) {
  const { t } = useTranslation("sport");
  const markets = cards.flatMap((card) => card.markets);
  const closed = markets.every(({ state }) => state === "closed");
  const bases = cards.map(({ spec }) => spec.base);
  const pinned = usePinnedPlays((state) => bases.every((base) => state.bases.includes(base)));
  return (
    <section className={frame}>
      <span className={pin}>
        <IconButton
          label={t(pinned ? "detail.unpin" : "detail.pin", { play: title })}
          aria-pressed={pinned}
          icon={pinned ? PinOff : Pin}
          size="sm"
          onClick={() => usePinnedPlays.getState().pin(bases, !pinned)}
        />
      </span>
      <details open className={fold}>
        <summary className={head}>
          <span>{title}</span>
          {closed && (
            <Text as="span" color="text-muted" size="2xs" weight="medium">
              {t("detail.closed")}
            </Text>
          )}
          <MarginBadge market={markets.find(({ state }) => state === "open")} />
          <Icon as={ChevronDown} className={arrow} />
        </summary>
        <Stack gap="1" padding="2" paddingTop={{ desktop: "1" }}>
          {children}
        </Stack>
      </details>
    </section>
  );
}

const frame = css({
  position: "relative",
  breakInside: "avoid",
  marginBottom: "3",
  borderRadius: "md",
  background: "surface",
  boxShadow: "edge",
  overflow: "hidden",
});
const fold = css({ "&[open] > summary svg": { rotate: "180deg" } });
/** Beside the summary: a button within it could not be reached. */
const pin = css({
  position: "absolute",
  zIndex: "1",
  top: "0",
  right: "9",
  display: "grid",
  alignItems: "center",
  height: { base: "11", desktop: "9" },
  color: "text-muted",
  "& [aria-pressed=true]": { color: "accent-text" },
});
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: { base: "11", desktop: "9" },
  paddingInline: "3",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&::-webkit-details-marker": { display: "none" },
});
const arrow = css({ marginLeft: "auto", color: "text-muted" });
