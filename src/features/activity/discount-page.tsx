// All promotions: running, coming and ended ones, each with its state for the member (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { promotionConfig } from "#contract/api/activities.ts";
import { Grid, Row } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { useLoggedIn } from "#session/account/session-store.ts";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import "./claims/refresh-activities.ts";
import { ListBar } from "./list/list-bar.tsx";
import { promotionLobby } from "./list/promotion-filter.ts";
import { PromotionListSkeleton, PromotionList } from "./list/promotion-list.tsx";

export function Page() {
  const { t } = useTranslation("activity");
  const loggedIn = useLoggedIn();
  const filter = promotionLobby.useFilter();
  const { category, search } = filter.filter;
  const result = useCall(promotionConfig, {
    position: "discount",
    ...(category === null ? {} : { category }),
    ...(search === "" ? {} : { search }),
  });
  return (
    <LobbyFrame
      head={
        <PageHero
          kicker={t("list.kicker")}
          title={t("list.title")}
          text={t(loggedIn ? "list.member" : "list.visitor")}
          // The promotion that leads the list is the picture.
          art={undefined}
          low
          aside={
            loggedIn ? undefined : (
              <Row wrap="wrap" gap="3">
                <EntryButtons first="login" login={t("login")} register={t("register")} />
              </Row>
            )
          }
        />
      }
      contentId={promotionLobby.contentId}
      bar={<ListBar filter={filter} categories={result.data?.categories} />}
    >
      <output className={srOnly}>
        {result.data === undefined
          ? t("list.loading")
          : t("list.found", { count: result.data.total })}
      </output>
      <Grid columns="minmax(0, 1fr)" gap="8">
        <AsyncView
          result={result}
          error={t("list.failed")}
          errorFrame={cardStyle}
          skeleton={<PromotionListSkeleton />}
        >
          {({ list }) => (
            <PromotionList
              list={list}
              filter={filter.filter}
              onReset={() => filter.choose(promotionLobby.none)}
              onAll={() => filter.refine({ all: true })}
            />
          )}
        </AsyncView>
      </Grid>
    </LobbyFrame>
  );
}
