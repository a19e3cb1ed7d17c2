// The member's prediction of the final score: once, free.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chatRoom, predictScore, type PredictionOffer } from "#contract/api/chat.ts";
import { Grid, Stack, Text } from "#styled/jsx/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useHeldState } from "#session/account/use-holding.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { figures } from "#ui/money/money.tsx";
import { GoalStepper } from "./goal-stepper.tsx";

interface PredictionDialogProps {
  readonly rid: string;
  readonly offer: PredictionOffer;
  readonly onClose: () => void;
}

export function PredictionDialog({ rid, offer, onClose }: PredictionDialogProps) {
  const { t } = useTranslation("chat");
  const [home, setHome] = useHeldState("prediction/home", 1);
  const [away, setAway] = useHeldState("prediction/away", 0);
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
        <Stack gap="3">
          {canPredict ? (
            <Grid columns="repeat(2, minmax(0, 1fr))" gap="3">
              <GoalStepper team={offer.home} value={home} onChange={setHome} />
              <GoalStepper team={offer.away} value={away} onChange={setAway} />
            </Grid>
          ) : (
            mine !== null && (
              <Text color="text-strong" size="2xl" textAlign="center" className={figures}>
                {mine.home} - {mine.away}
              </Text>
            )
          )}
          <p>{t(`prediction.${stateOf(offer)}`, { reward })}</p>
          <Text color="text-muted" size="xs">
            {t("prediction.note", { reward, count: offer.count })}
          </Text>
          <RefusalLine message={refusal} />
        </Stack>
      }
    />
  );
}

function stateOf({ mine, open }: PredictionOffer) {
  if (mine === null) return open ? "ask" : "over";
  if (mine.won === null) return "waiting";
  return mine.won ? "won" : "lost";
}
