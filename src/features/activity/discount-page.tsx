// All promotions: running, coming and ended ones, each with its state for the member (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { promotionConfig } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useCall } from "#lib/use-call.ts";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { useLoggedIn } from "#session/account/session-store.ts";
import { useAddressFilter } from "#domain/games/lobby/use-address-filter.ts";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { PageHero } from "#ui/page-hero.tsx";
import { srOnly } from "#ui/sr-only.ts";
import "./claims/refresh-activities.ts";
import { ListBar } from "./list/list-bar.tsx";
import { type ListFilter, readListFilter, writeListFilter } from "./list/list-filter.ts";
import { ListSkeleton, PromotionList } from "./list/promotion-list.tsx";

const CONTENT_ID = "activities";
const NO_FILTER: ListFilter = { category: null, state: null, search: "", all: false };

export function Page() {
  const { t } = useTranslation("activity");
  const loggedIn = useLoggedIn();
  const filter = useAddressFilter({
    read: readListFilter,
    write: writeListFilter,
    contentId: CONTENT_ID,
  });
  const { category, search } = filter.filter;
  const result = useCall(promotionConfig, {
    position: "discount",
    ...(category === null ? {} : { category }),
    ...(search === "" ? {} : { search }),
  });
  return (
    <LobbyFrame
      hero={
        <PageHero
          kicker={t("list.kicker")}
          title={t("list.title")}
          text={t(loggedIn ? "list.member" : "list.visitor")}
          art={brand().art.promotion}
          actions={
            loggedIn ? undefined : (
              <EntryButtons first="login" login={t("login")} register={t("register")} />
            )
          }
        />
      }
      contentId={CONTENT_ID}
      bar={<ListBar filter={filter} categories={result.data?.categories} />}
    >
      <output className={srOnly}>
        {result.data === undefined
          ? t("list.loading")
          : t("list.found", { count: result.data.total })}
      </output>
      <div className={groups}>
        <AsyncView
          result={result}
          error={t("list.failed")}
          errorFrame={cardStyle}
          skeleton={<ListSkeleton />}
        >
          {({ list }) => (
            <PromotionList
              list={list}
              filter={filter.filter}
              onReset={() => filter.choose(NO_FILTER)}
              onAll={() => filter.refine({ all: true })}
            />
          )}
        </AsyncView>
      </div>
    </LobbyFrame>
  );
}

const groups = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8" });
