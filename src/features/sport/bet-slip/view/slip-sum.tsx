import { LocateFixed } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FreeBet } from "#contract/api/free-bets.ts";
import { css } from "#styled/css/index.js";
import { FiguresHelp } from "#ui/overlays/figures-help.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { useSlip, useSlipFigures } from "../state/slip-store.ts";
import { farStakes, showStake } from "./far-stakes.ts";

/** Always three figures: with negative odds the risk differs from the typed amount. */
export function SlipSum() {
  const { t } = useTranslation("sport");
  const { bets, riskCents, winCents, returnCents, count } = useSlipFigures();
  const far = farStakes(bets);
  const freeBet = useSlip((state) => state.freeBet);
  if (freeBet !== null) return <FreeSum freeBet={freeBet} />;
  return (
    <dl className={list}>
      {(count > 1 || far.length > 0) && (
        <div data-count="">
          <dt>{t("view.count")}</dt>
          <dd>{far.length > 0 ? <FarStakes keys={far} /> : t("view.bets", { count })}</dd>
        </div>
      )}
      <div>
        <dt>{t("view.risk")}</dt>
        <dd>
          <Money cents={riskCents} />
        </dd>
      </div>
      <div>
        <dt>{t("view.return")}</dt>
        <dd>
          <Money cents={returnCents} />
        </dd>
      </div>
      <div data-main="">
        <dt>{t("view.win")}</dt>
        <dd>
          <Money cents={winCents} />
        </dd>
      </div>
      <div data-help="">
        <dt className={srOnly}>{t("view.figures.open")}</dt>
        <dd>
          <FiguresHelp
            title={t("view.figures.open")}
            figures={FIGURES.map((figure) => ({
              name: t(`view.${figure}`),
              meaning: t(`view.figures.${figure}`),
            }))}
            note={t("view.figures.example")}
          />
        </dd>
      </div>
    </dl>
  );
}

/** What a free bet pays, before it is placed: the win, with the stake only where the free bet says so. */
function FreeSum({ freeBet }: { readonly freeBet: FreeBet }) {
  const { t } = useTranslation("sport");
  const { returnCents } = useSlipFigures();
  const { amountCents, stakeReturned } = freeBet;
  return (
    <dl className={list}>
      <div>
        <dt>{t("view.freeBet.name")}</dt>
        <dd>
          <Money cents={amountCents} />
        </dd>
      </div>
      <div data-main="">
        <dt>{t(stakeReturned ? "view.return" : "view.freeBet.win")}</dt>
        <dd>
          <Money cents={returnCents} />
        </dd>
      </div>
    </dl>
  );
}

/** How many bets the total is for; a press leads to an amount that does not stand beside it. */
function FarStakes({ keys }: { readonly keys: readonly string[] }) {
  const { t } = useTranslation("sport");
  const { count } = useSlipFigures();
  return (
    <PlainButton
      aria-label={t("view.toStake", { count })}
      title={t("view.toStake", { count })}
      className={link}
      onClick={() => showStake(keys)}
    >
      {t("view.bets", { count })}
      <Icon as={LocateFixed} size={0.875} />
    </PlainButton>
  );
}

const FIGURES = ["risk", "win", "return"] as const;

const link = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "0-5",
  color: "link",
  fontWeight: "semibold",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  // As large as a finger, with the word above.
  _after: { content: '""', position: "absolute", top: "-5", bottom: "-1-5", insetInline: "-2" },
});
// Three columns; a sum that is too long for its own takes what it needs, and the last one the next line.
const list = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: "2",
  rowGap: "1",
  paddingRight: "7",
  fontSize: "xs",
  "& dt": { color: "text-muted", whiteSpace: "nowrap" },
  "& dd": { color: "text-strong", fontSize: "sm", fontWeight: "bold", whiteSpace: "nowrap" },
  "& > div": { flex: "grow", minWidth: "3/10" },
  "& > [data-count]": { flex: "line", minWidth: "full", display: "flex", gap: "2" },
  "& > [data-count] dd": { fontSize: "xs" },
  "& > [data-main]": { textAlign: "right" },
  "& > [data-main] dd": { color: "win" },
  "& > [data-help]": { minWidth: "0", position: "absolute", right: "0", bottom: "0" },
});
