// A task, a step, a deposit: what it brings, how far it is, and the button once it is reached.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ActivityItem } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { figures, Money } from "#ui/money.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ClaimButton } from "../../claims/claim-button.tsx";
import { minuteOf } from "../../page/period.ts";
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
}

export function ItemRow({ activity, item, mark, text, way }: ItemRowProps) {
  const { t } = useTranslation("activity");
  const progress = progressText(item);
  return (
    <div className={row} data-state={item.state}>
      {mark !== undefined && <span className={sign}>{mark}</span>}
      <div className={words}>
        <p className={line}>
          <b className={css({ color: "text-strong" })}>{item.title}</b>
          {item.rewardCents > 0 && <Money cents={item.rewardCents} sign className={reward} />}
        </p>
        {text !== undefined && text !== "" && <p className={muted}>{text}</p>}
        {hasBar(item) && (
          <>
            <ProgressBar
              label={item.title}
              done={item.done}
              of={item.target}
              tone={item.state === "claimable" ? "ok" : "accent"}
            />
            <p className={cx(figures, muted)}>{progress}</p>
          </>
        )}
        {item.state === "claimable" && item.until !== null && (
          <p className={muted}>{t("item.until", { time: minuteOf(item.until - 60_000) })}</p>
        )}
      </div>
      <div className={end}>
        {item.state === "claimable" ? (
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
            {item.state === "open" && way}
          </>
        )}
      </div>
    </div>
  );
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
const words = css({ display: "grid", gap: "1-5", flex: "[1 1 12rem]", minWidth: "0" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "3",
  fontSize: "sm",
});
const reward = css({ color: "alt-text", fontWeight: "bold", fontSize: "md" });
const muted = css({ color: "text-muted", fontSize: "xs" });
const end = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  marginLeft: "auto",
});
