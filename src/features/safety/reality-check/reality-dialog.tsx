import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { home } from "#contract/pages.ts";
import { SAFETY } from "#contract/safety-pages.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { logOut } from "#session/account/member.ts";
import { useProtection } from "#domain/safety/protection.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { sessionMinutes } from "../shared/session-minutes.ts";
import { minutesText } from "../shared/words.ts";

interface RealityDialogProps {
  readonly onAnswer: () => void;
}

/** Stays until it is answered: there is nothing to press by accident, and no time limit. */
export function RealityDialog({ onAnswer }: RealityDialogProps) {
  const { t } = useTranslation("safety");
  const navigate = useNavigate();
  const now = useNow();
  const figures = useRef<HTMLDListElement>(null);
  // Asked for anew: the figures are those of this moment.
  const { data } = useProtection();
  const leave = () => {
    onAnswer();
    void logOut();
    void navigate(home);
  };
  return (
    <Dialog
      open
      closable={false}
      dismissOutside={false}
      title={t("reality.head", {
        time: data === undefined ? "" : minutesText(sessionMinutes(data.session.since, now), t),
      })}
      // On no button: a key that was meant for the page must not answer.
      initialFocus={() => figures.current}
      onClose={onAnswer}
      actions={
        <>
          <Button className={tall} onClick={leave}>
            {t("reality.leave")}
          </Button>
          <Button tone="primary" className={tall} onClick={onAnswer}>
            {t("reality.go")}
          </Button>
        </>
      }
    >
      {data !== undefined && (
        <dl ref={figures} tabIndex={-1} className={rows}>
          <SummaryRow name={t("reality.staked")}>
            <Money cents={data.session.stakedCents} />
          </SummaryRow>
          <SummaryRow name={t("reality.returned")}>
            <Money cents={data.session.returnedCents} />
          </SummaryRow>
          <SummaryRow name={t("reality.net")}>
            <Money
              cents={data.session.netCents}
              sign={data.session.netCents > 0}
              className={moneyTone(data.session.netCents)}
            />
          </SummaryRow>
        </dl>
      )}
      <Text marginTop="4" color="text-muted" size="sm">
        {t("reality.kept")}
        <TextLink to={`${SAFETY}#statement`} onClick={onAnswer}>
          {t("reality.record")}
        </TextLink>
      </Text>
    </Dialog>
  );
}

const rows = css({ outline: "none", display: "grid", gap: "2-5", marginTop: "2", fontSize: "md" });
/** As high as a finger needs on phones. */
const tall = css({ minHeight: { base: "10", desktop: "0" } });
