// The member's prediction of the final score: once, free.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chatRoom, predictScore, type PredictionOffer } from "#contract/api/chat.ts";
import { css, cx } from "#styled/css/index.js";
import { errorText } from "#lib/error-text.ts";
import { formatCents } from "#lib/format.ts";
import { request } from "#lib/http.ts";
import { queryClient } from "#lib/query-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { figures } from "#ui/money.tsx";
import { GoalStepper } from "./goal-stepper.tsx";

interface PredictionDialogProps {
  readonly rid: string;
  readonly offer: PredictionOffer;
  readonly onClose: () => void;
}

export function PredictionDialog({ rid, offer, onClose }: PredictionDialogProps) {
  const { t } = useTranslation("chat");
  const [home, setHome] = useState(1);
  const [away, setAway] = useState(0);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { mine, open } = offer;
  const predict = async () => {
    setPending(true);
    try {
      await request(predictScore, { rid, home, away }, { quiet: true });
      await queryClient.invalidateQueries({ queryKey: [chatRoom.path] });
    } catch (error) {
      setRefusal(errorText(error));
    }
    setPending(false);
  };
  const canPredict = mine === null && open;
  const reward = formatCents(offer.rewardCents);
  return (
    <ConfirmDialog
      open
      title={t("prediction.title")}
      cancellable={canPredict}
      sureText={t(canPredict ? "prediction.sure" : "prediction.close")}
      pending={pending}
      onSure={() => (canPredict ? void predict() : onClose())}
      onCancel={onClose}
      message={
        <div className={body}>
          {canPredict ? (
            <div className={sides}>
              <GoalStepper team={offer.home} value={home} onChange={setHome} />
              <GoalStepper team={offer.away} value={away} onChange={setAway} />
            </div>
          ) : (
            mine !== null && (
              <p className={cx(figures, own)}>
                {mine.home} - {mine.away}
              </p>
            )
          )}
          <p>{t(`prediction.${stateOf(offer)}`, { reward })}</p>
          <p className={note}>{t("prediction.note", { reward, count: offer.count })}</p>
          <RefusalLine message={refusal} />
        </div>
      }
    />
  );
}

function stateOf({ mine, open }: PredictionOffer) {
  if (mine === null) return open ? "ask" : "over";
  if (mine.won === null) return "waiting";
  return mine.won ? "won" : "lost";
}

const body = css({ display: "grid", gap: "3" });
const sides = css({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3" });
const own = css({ color: "text-strong", fontSize: "2xl", textAlign: "center" });
const note = css({ color: "text-muted", fontSize: "xs" });
