// Rewards of one state, by pages.
import { useTranslation } from "react-i18next";
import { MAX_CLAIMS, type RewardState } from "#contract/vip.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { brand, pageAddress } from "#brand/brand.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { PagedList } from "#ui/tables/paged-list.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { RewardCard } from "./reward-card.tsx";
import { REWARDS_PER_PAGE, useRewards } from "./use-rewards.ts";

interface RewardListProps {
  readonly state: RewardState;
  /** Counted from 1. */
  readonly page: number;
  readonly onShow: (state: RewardState) => void;
  readonly onPage: (page: number) => void;
}

export function RewardList({ state, page, onShow, onPage }: RewardListProps) {
  const { t } = useTranslation("welfare");
  // One page holds as many as one press claims.
  const size = state === "claimable" ? MAX_CLAIMS : REWARDS_PER_PAGE;
  const rewards = useRewards(state, page, size);
  return (
    <Stack gap="4" paddingTop="4" minWidth="0">
      <PagedList
        result={rewards}
        page={page}
        pageSize={size}
        onPage={onPage}
        error={t("failed")}
        skeleton={<Waiting />}
        empty={<Nothing state={state} onShow={onShow} />}
      >
        {(list) => (
          <ul role="list" className={cards}>
            {list.map((reward) => (
              <Stack as="li" key={reward.id} minWidth="0">
                <RewardCard reward={reward} />
              </Stack>
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  );
}

function Nothing({ state, onShow }: Pick<RewardListProps, "state" | "onShow">) {
  const { t } = useTranslation("welfare");
  const vip = pageAddress("vip");
  const isNow = state === "claimable";
  return (
    <EmptyState
      title={t(`empty.${state}`)}
      art={brand().art.empty}
      {...(isNow ? { note: t("empty.claimableNote") } : {})}
      action={
        isNow ? (
          <Button onClick={() => onShow("coming")}>{t("empty.soon")}</Button>
        ) : (
          vip !== null && <ButtonLink to={vip}>{t("empty.vip")}</ButtonLink>
        )
      }
    />
  );
}

function Waiting() {
  return (
    <div className={cards}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} radius="md" className={css({ height: "28" })} />
      ))}
    </div>
  );
}

const cards = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
});
