import { useTranslation } from "react-i18next";
import type { Reward } from "#contract/api/welfare.ts";
import { css } from "#styled/css/index.js";
import { useOffline } from "#lib/browser/offline.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { Button } from "#ui/buttons/button.tsx";
import { CLAIM, rewardClaims, useClaimCall } from "./reward-claim.ts";

/** Claims one reward. While a claim is open, no other can start. */
export function ClaimOne({ reward: { id, title } }: { readonly reward: Reward }) {
  const { t } = useTranslation("welfare");
  const call = useClaimCall();
  const offline = useOffline(({ since }) => since !== null);
  const open = isOpen(call);
  const own = open && call.body.rewards.some((reward) => reward.id === id);
  return (
    <Button
      tone="soft"
      aria-label={t("card.claimNamed", { title })}
      className={button}
      loading={own && call.state !== "unsent"}
      disabled={open || offline}
      onClick={() => void rewardClaims.start({ slot: CLAIM, body: { rewards: [{ id, title }] } })}
    >
      {t("card.claim")}
    </Button>
  );
}

const button = css({
  gridColumn: { base: "1 / -1", desktop: "auto" },
  minHeight: { base: "10", desktop: "0" },
});
