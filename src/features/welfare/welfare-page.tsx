// Rewards of the member: what can be claimed, what comes, what was claimed and what expired (spec:
// betting-and-money §2).
import { useTranslation } from "react-i18next";
import { giftRecord } from "#contract/pages.ts";
import { REWARD_STATES, type RewardState } from "#contract/vip.ts";
import { css, cx } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import { oneField, pageField, useAddress } from "#lib/browser/address.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { FreeBets } from "#domain/wallet/free-bets/free-bets-part.tsx";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { ClaimEnd } from "./claim-end.tsx";
import { ClaimSummary } from "./claim-summary.tsx";
import { RewardList } from "./reward-list.tsx";
import { useClaimable } from "./use-rewards.ts";

const FIELDS = { state: oneField(REWARD_STATES), page: pageField() };

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const { t } = useTranslation(["welfare", "titles"]);
  const offline = useOffline(({ since }) => since !== null);
  return (
    <MemberFrame
      title={t("titles:welfare")}
      end={
        hasPage(giftRecord) && (
          <TextLink look="more" to={giftRecord}>
            {t("sum.record")}
          </TextLink>
        )
      }
    >
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <Rewards />
    </MemberFrame>
  );
}

function Rewards() {
  const { t } = useTranslation("welfare");
  const [{ state, page }, change] = useAddress(FIELDS);
  const show = (next: RewardState) => change({ state: next });
  const claimable = useClaimable();
  const counts = claimable.data?.counts;
  return (
    <>
      <ClaimSummary claimable={claimable} />
      <ClaimEnd />
      <FreeBets place="page" />
      <div className={cx(cardStyle, frame)}>
        <Tabs
          label={t("tabs")}
          tabs={REWARD_STATES.map((value) => ({
            value,
            label: t(`state.${value}`),
            count: counts?.[value],
          }))}
          value={state}
          onChange={show}
        >
          <RewardList
            state={state}
            page={page}
            onShow={show}
            onPage={(next) => change({ page: next })}
          />
        </Tabs>
      </div>
    </>
  );
}

const frame = css({
  minWidth: "0",
  paddingTop: "2",
  paddingInline: { base: "4", desktop: "6" },
  paddingBottom: { base: "4", desktop: "6" },
});
