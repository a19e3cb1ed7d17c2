import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useLoggedIn, useSession } from "#session/account/session-store.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { slip, type SlipReady, useSlip, useSlipFigures } from "../state/slip-store.ts";
import { pickProblem } from "./entry-words.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

/** Says what it will do, or why it is disabled. A press of a visitor asks for a login. */
export function PlaceButton() {
  const { t } = useTranslation("sport");
  const id = useId();
  const loggedIn = useLoggedIn();
  const offline = useOffline(({ since }) => since !== null);
  const { blocked, asks, tickets } = useSlipFigures();
  const reason = placeReason(blocked, offline);
  const name = asks ? "view.acceptAndPlace" : "view.place";
  const least = Math.max(
    0,
    ...tickets.map(({ belowMinimum, minCents }) => (belowMinimum ? (minCents ?? 0) : 0)),
  );
  const note = useNote();
  return (
    <PlainButton
      disabled={reason !== null}
      aria-describedby={id}
      className={cx(buttonStyle({ tone: "primary", size: "own", block: true }), tall)}
      onClick={() => void (asks && loggedIn ? slip.acceptChanges() : slip.place())}
    >
      <span>{t(loggedIn ? name : "view.loginAndPlace")}</span>
      <small id={id} className={css({ fontSize: "2xs", fontWeight: "medium" })}>
        {reason === null ? note : t(`view.reason.${reason}`, { amount: formatCents(least) })}
      </small>
    </PlainButton>
  );
}

/** `有效 2 项 · 可用余额 ¥ 12,846.50` */
function useNote(): string {
  const { t } = useTranslation("sport");
  const balance = useSession((session) => session.balance?.centre ?? null);
  const selections = useSlip((state) => state.selections);
  const count = selections.filter((one) => pickProblem(one) === null).length;
  const valid = t("view.valid", { count });
  return balance === null
    ? valid
    : `${valid} · ${t("view.balance", { amount: formatCents(balance) })}`;
}

const tall = css({
  flexDirection: "column",
  minHeight: "13",
  paddingBlock: "2",
  paddingInline: "8",
  borderRadius: "md",
  fontSize: "md",
});

// The label of the disabled button.
type PlaceReason = Exclude<SlipReady["blocked"], null> | "offline";

/** A lost connection comes before every other reason. */
function placeReason(blocked: SlipReady["blocked"], offline: boolean): PlaceReason | null {
  return offline ? "offline" : blocked;
}
