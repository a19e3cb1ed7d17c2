// Time of a match: its clock while it runs, the kick-off before, the outcome after.
import { useTranslation } from "react-i18next";
import type { MatchStateView } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { useMatchClock } from "../../feed/match-clock-view.tsx";

interface MatchWhenProps {
  readonly gameId: string;
  readonly startsAt: number;
  readonly state: Pick<MatchStateView, "isLive" | "gameStatus">;
}

export function MatchWhen({ gameId, startsAt, state }: MatchWhenProps) {
  const { t } = useTranslation("sport");
  if (!state.isLive) {
    return (
      <p className={line}>
        {state.gameStatus === "upcoming" ? (
          <time dateTime={new Date(startsAt).toISOString()} className={cx(figures, start)}>
            {formatTime(startsAt)}
          </time>
        ) : (
          <Running gameId={gameId} />
        )}
      </p>
    );
  }
  return (
    <p className={line}>
      <span title={t("list.live")} className={dot} />
      <Running gameId={gameId} otherwise={t("list.live")} />
    </p>
  );
}

interface RunningProps {
  readonly gameId: string;
  /** Words of a match without a clock. */
  readonly otherwise?: string;
}

/** A component of its own, as it rerenders every second. */
function Running({ gameId, otherwise }: RunningProps) {
  const clock = useMatchClock(gameId);
  if (clock === null) return otherwise === undefined ? null : <span>{otherwise}</span>;
  return (
    <>
      {clock.time !== null && (
        <Text as="b" color="live" weight="bold" className={figures}>
          {clock.time}
        </Text>
      )}
      <span className={clock.time === null ? alone : label}>{clock.label}</span>
      {clock.detail !== null && <span className={cx(figures, detail)}>{clock.detail}</span>}
    </>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "2", desktop: "1" },
  minWidth: "0",
  overflow: "hidden",
  color: "text-muted",
  fontSize: "xs",
  whiteSpace: "nowrap",
});
const dot = css({
  flex: "none",
  width: "1-5",
  height: "1-5",
  borderRadius: "pill",
  background: "live",
});
const label = css({ overflow: "hidden", textOverflow: "ellipsis" });
const alone = css({ color: "text-strong", fontWeight: "semibold" });
const detail = css({ color: "live", overflow: "hidden", textOverflow: "ellipsis" });
const start = css({ color: "text" });
