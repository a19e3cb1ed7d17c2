// In the bar of a game: time and net position of the session where the profile asks for them, and the way to the
// member's controls.
import { HeartHandshake } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { safety } from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { ownDuty } from "../../brand/brand.ts";
import { useProtection } from "../../session/safety/protection.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { figures, Money } from "../../ui/money.tsx";
import { moneyTone } from "../../ui/money-tone.ts";
import { useTick } from "../../ui/use-tick.ts";
import { sessionMinutes } from "./session-minutes.ts";
import { minutesText } from "./words.ts";

/** Rounds end at any time in a game of another origin. */
const REFRESH_MS = 10_000;

export function Part() {
  const { t } = useTranslation("safety");
  const navigate = useNavigate();
  const hasClock = ownDuty("sessionClock") === true;
  const hasNet = ownDuty("netPosition") === true;
  return (
    <>
      {(hasClock || hasNet) && <Position clock={hasClock} net={hasNet} />}
      <IconButton
        icon={HeartHandshake}
        label={t("game.link")}
        onClick={() => void navigate(safety)}
      />
    </>
  );
}

interface PositionProps {
  readonly clock: boolean;
  readonly net: boolean;
}

function Position({ clock, net }: PositionProps) {
  const { t } = useTranslation("safety");
  const { data } = useProtection({ refetchEvery: REFRESH_MS });
  const now = useTick();
  const session = data?.session;
  return (
    <dl className={line}>
      {clock && (
        <div className={figure}>
          <dt className={caption}>{t("game.time")}</dt>
          <dd className={cx(figures, amount)}>
            {session === undefined ? "--" : minutesText(sessionMinutes(session.since, now), t)}
          </dd>
        </div>
      )}
      {net && (
        <div className={figure}>
          <dt className={caption}>{t("game.net")}</dt>
          <dd className={amount}>
            {session === undefined ? (
              "--"
            ) : (
              <Money
                cents={session.netCents}
                sign={session.netCents > 0}
                className={moneyTone(session.netCents)}
              />
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

const line = css({ display: "flex", alignItems: "center", gap: { base: "2", desktop: "4" } });
const figure = css({ display: "grid", justifyItems: "end", lineHeight: "tight" });
const caption = css({ color: "text-muted", fontSize: "2xs" });
const amount = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
