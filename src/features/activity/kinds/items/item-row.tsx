// A task, a step, a deposit: what it brings, how far it is, and the button once it is reached.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ActivityItem } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { figures, Money } from "#ui/money/money.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { ClaimButton } from "../../claims/claim-button.tsx";
import { ClaimNotes } from "../../claims/claim-notes.tsx";
import { minuteOf } from "../../parts/period.ts";
import { ItemState } from "./item-state.tsx";
import { hasBar, progressText } from "./item-words.ts";

interface ItemRowProps {
  readonly activity: string;
  readonly item: ActivityItem;
  /** Number of the step; nothing without it. */
  readonly mark?: ReactNode;
  readonly text?: ReactNode;
  /** Where it is done, while it is open. */
  readonly way?: ReactNode;
  /** The hero offers its button. */
  readonly led?: boolean;
  /** The item claimed last by the hero's button: the hero shows its outcome. Undefined: rows show no outcome. */
  readonly claimed?: string | null;
}

export function ItemRow(props: ItemRowProps) {
  const { activity, item, mark, text, way, led = false, claimed } = props;
  const { t } = useTranslation("activity");
  const progress = progressText(item);
  return (
    <div className={row} data-state={item.state}>
      {mark !== undefined && <span className={sign}>{mark}</span>}
      <Stack gap="1-5" flex="from-48" minWidth="0">
        <Row as="p" wrap="wrap" align="baseline" columnGap="3" size="sm">
          <Text as="b" color="text-strong">
            {item.title}
          </Text>
          {item.rewardCents > 0 && <Money cents={item.rewardCents} sign className={reward} />}
        </Row>
        {text !== undefined && text !== "" && (
          <Text color="text-muted" size="xs">
            {text}
          </Text>
        )}
        {hasBar(item) && (
          <>
            <ProgressBar
              label={item.title}
              done={item.done}
              of={item.target}
              tone={item.state === "claimable" ? "ok" : "accent"}
            />
            <Text color="text-muted" size="xs" className={figures}>
              {progress}
            </Text>
          </>
        )}
        {item.state === "claimable" && item.until !== null && (
          <Text color="text-muted" size="xs">
            {t("item.until", { time: minuteOf(item.until - 60_000) })}
          </Text>
        )}
      </Stack>
      <Row wrap="wrap" align="center" gap="2" marginLeft="auto">
        {item.state === "claimable" && !led ? (
          <ClaimButton
            activity={activity}
            item={item.item}
            aria-label={t("item.claimOf", { title: item.title })}
          >
            {t("item.claim")}
          </ClaimButton>
        ) : (
          <>
            <ItemState item={item} />
            {item.state === "open" && !led && way}
          </>
        )}
      </Row>
      <div className={notes}>
        <ClaimNotes activity={activity} shows={shownIn(item.item, claimed)} />
      </div>
    </div>
  );
}

/** The claims whose outcome the row of an item shows. */
function shownIn(item: string, claimed: string | null | undefined) {
  return (made: string) => claimed !== undefined && made === item && made !== claimed;
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  padding: { base: "3", desktop: { base: "4", _professional: "3" } },
  borderRadius: "md",
  background: "surface-sunken",
  "&[data-state=claimable]": { background: "accent-subtle", boxShadow: "edge-accent" },
});
// Each takes a line of its own below the row.
const notes = css({ display: "contents", "& > *": { flexBasis: "full" } });
const sign = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "8",
  height: "8",
  borderRadius: "pill",
  background: "surface",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "bold",
  boxShadow: "edge",
});
const reward = css({ color: "alt-text", fontWeight: "bold", fontSize: "md" });
