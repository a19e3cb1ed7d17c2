// The outcome of the last claim since the page was loaded: what was claimed, and what was not and why.
import { useTranslation } from "react-i18next";
import { claimRewards } from "#contract/api/welfare.ts";
import { Stack, Text } from "#styled/jsx/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { isUntold, refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { DoneLine, DoneNote } from "#ui/text/done-line.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { Note } from "#ui/text/note.tsx";
import { type RewardClaim, useClaimCall } from "./reward-claim.ts";
import { sumOf } from "./claim-sums.ts";

export function ClaimEnd() {
  const { t } = useTranslation("welfare");
  const call = useClaimCall();
  return (
    <>
      <RefusalLine message={call === null ? undefined : refusalOf(call, t("told.failed"))} />
      <DoneLine>
        {call?.state === "done" && call.answer !== null && (
          <Stack gap="2">
            <Done claimed={call.answer.claimed} />
            <Refused refused={call.answer.refused} rewards={call.body.rewards} />
          </Stack>
        )}
      </DoneLine>
    </>
  );
}

function refusalOf(call: RewardClaim, untold: string): string | undefined {
  const error = refusalError(call, claimRewards);
  if (error !== null) return errorText(error);
  return isUntold(call, claimRewards) ? untold : undefined;
}

type Answer = NonNullable<RewardClaim["answer"]>;

function Done({ claimed }: Pick<Answer, "claimed">) {
  const { t } = useTranslation("welfare");
  if (claimed.length === 0) return null;
  const { amountCents, turnoverCents, freeCents } = sumOf(claimed);
  const amount = unbrokenCents(amountCents);
  return (
    <DoneNote title={t("end.done", { count: claimed.length, amount })}>
      {turnoverCents === 0
        ? t("sum.free")
        : t("end.bonus", {
            amount: unbrokenCents(amountCents - freeCents),
            turnover: unbrokenCents(turnoverCents),
          })}
    </DoneNote>
  );
}

interface RefusedProps extends Pick<Answer, "refused"> {
  readonly rewards: RewardClaim["body"]["rewards"];
}

function Refused({ refused, rewards }: RefusedProps) {
  const { t } = useTranslation("welfare");
  if (refused.length === 0) return null;
  return (
    <Note tone="warn">
      <Text as="b" display="block" color="text-strong" size="sm">
        {t("end.refused", { count: refused.length })}
      </Text>
      <ul>
        {refused.map(({ id, message }) => {
          const title = rewards.find((reward) => reward.id === id)?.title ?? id;
          return <li key={id}>{message === "" ? title : `${title}：${message}`}</li>;
        })}
      </ul>
    </Note>
  );
}
