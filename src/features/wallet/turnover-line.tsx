import { useTranslation } from "react-i18next";
import type { TurnoverSource } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { plainCents } from "#lib/format.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { HideableText, WalletFigure } from "./wallet-figure.tsx";

/** How far the turnover of one deposit or reward is. */
export function TurnoverLine({ source }: { readonly source: TurnoverSource }) {
  const { t } = useTranslation("wallet");
  const { title, doneCents, requiredCents, lockedCents } = source;
  return (
    <div className={frame}>
      <p className={line}>
        <span className={name}>{title}</span>
        {lockedCents > 0 && <WalletFigure cents={lockedCents} className={figure} />}
      </p>
      <ProgressBar label={t("held.turnover")} done={doneCents} of={requiredCents} />
      <p className={muted}>
        <span>{t("held.turnover")}</span>
        <span>
          <HideableText text={`${plainCents(doneCents)} / ${plainCents(requiredCents)}`} />
        </span>
      </p>
    </div>
  );
}

const frame = css({ display: "grid", gap: "1-5", paddingTop: "3", borderTop: "thin" });
const line = css({ display: "flex", justifyContent: "space-between", gap: "3", fontSize: "sm" });
const name = css({ minWidth: "0", color: "text-strong", truncate: true });
const figure = css({ color: "text-strong", fontWeight: "semibold" });
const muted = css({
  display: "flex",
  justifyContent: "space-between",
  color: "text-muted",
  textStyle: "figures",
  fontSize: "xs",
});
