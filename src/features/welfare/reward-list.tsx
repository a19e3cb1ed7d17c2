// Rewards of one state, by pages.
import { useTranslation } from "react-i18next";
import { MAX_CLAIMS, type RewardState } from "#contract/vip.ts";
import { css } from "#styled/css/index.js";
import { brand, pageAddress } from "#brand/brand.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { RewardCard } from "./reward-card.tsx";
import { PAGE_SIZE, useRewards } from "./use-rewards.ts";

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
  const size = state === "claimable" ? MAX_CLAIMS : PAGE_SIZE;
  const rewards = useRewards(state, page, size);
  return (
    <div className={frame}>
      <AsyncView
        result={rewards}
        error={t("failed")}
        skeleton={<Waiting />}
        empty={<Nothing state={state} onShow={onShow} />}
      >
        {({ list }) => (
          <ul role="list" className={cards}>
            {list.map((reward) => (
              <li key={reward.id} className={card}>
                <RewardCard reward={reward} />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      <Pagination
        page={page}
        pages={Math.ceil((rewards.data?.total ?? 0) / size)}
        onChange={onPage}
      />
    </div>
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
        <Skeleton key={row} className={css({ height: "28", borderRadius: "md!" })} />
      ))}
    </div>
  );
}

const frame = css({ display: "grid", gap: "4", paddingTop: "4", minWidth: "0" });
const cards = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
});
const card = css({ display: "grid", minWidth: "0" });
