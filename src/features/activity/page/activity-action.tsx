// The hero's one button, whatever the state of the member.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { Activity } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { pageAddress } from "#brand/brand.ts";
import { formatCents } from "#lib/text/format.ts";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { bindLink } from "#session/member/bind-link.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { ClaimButton } from "../claims/claim-button.tsx";
import { type RemedyKey, remedyPath, taskPath, VENUE_NAMES, venuePath } from "../parts/ways.ts";
import type { HeroAction } from "./hero-action.ts";
import { JoinPart } from "./join-part.tsx";

interface ActivityActionProps {
  readonly activity: Activity;
  readonly action: HeroAction;
  /** The hero has claimed an item. */
  readonly onClaim: (item: string) => void;
  /** The button has done its work and is gone. */
  readonly onDone: () => void;
}

export function ActivityAction({ activity, action, onClaim, onDone }: ActivityActionProps) {
  const { t } = useTranslation("activity");
  switch (action.kind) {
    case "none":
    case "draw":
      return null;
    case "waiting":
      return <Skeleton className={waiting} />;
    case "login":
      return (
        <Row wrap="wrap" gap="3">
          <EntryButtons first="login" login={t("login")} register={t("register")} />
        </Row>
      );
    case "join":
      return <JoinPart activity={activity} onDone={onDone} />;
    case "claim": {
      const { item, title, rewardCents } = action.item;
      const amount = formatCents(rewardCents);
      const isSign = activity.mechanics.kind === "signGift";
      return (
        <ClaimButton
          activity={activity.id}
          item={item}
          tone="light"
          size="lg"
          onStart={() => onClaim(item)}
        >
          <span>
            {isSign ? t("sign.button", { amount }) : t("hero.claim", { amount })}
            {!isSign && <span className={srOnly}>{t("hero.claimOf", { title })}</span>}
          </span>
        </ClaimButton>
      );
    }
    case "rewards":
      return <Way to={pageAddress("welfare")}>{t("next.waiting")}</Way>;
    case "others":
      return <Way to={pageAddress("discount")}>{t("next.left")}</Way>;
    case "deposit":
      return <Way to={pageAddress("savemoney")}>{t("task.way.deposit")}</Way>;
    case "task":
      return <Way to={taskPath(action.page)}>{t(`task.way.${action.page}`)}</Way>;
    case "play":
      return <Play venue={action.venue} />;
    case "remedy":
      return <Remedy text={action.check.text} remedy={action.remedy} />;
  }
}

interface WayProps {
  readonly to: string | null;
  /** Query of the address, such as `?need=phone`. */
  readonly query?: string | undefined;
  readonly children: ReactNode;
}

/** Nothing where the bundle has no such page, or the operator has closed it. */
function Way({ to, query = "", children }: WayProps) {
  const hasPage = useHasPage();
  if (to === null || !hasPage(to)) return null;
  return (
    <ButtonLink tone="light" size="lg" to={`${to}${query}`}>
      {children}
    </ButtonLink>
  );
}

/** Where turnover counts everywhere: the first venue that the site has. */
function Play({ venue }: Pick<Extract<HeroAction, { kind: "play" }>, "venue">) {
  const { t } = useTranslation("activity");
  const ways = Object.values(VENUE_NAMES).map(venuePath);
  const to = venue === null ? ways.find((way) => way !== null) : venuePath(VENUE_NAMES[venue]);
  return <Way to={to ?? null}>{t("hero.play")}</Way>;
}

/** A condition that is not met, and what would meet it. */
function Remedy({ text, remedy }: { readonly text: string; readonly remedy: RemedyKey }) {
  const { t } = useTranslation("activity");
  const { pathname } = useLocation();
  return (
    <div className={cx(stack, css({ justifyItems: "start" }))}>
      <Text color="on-art-muted" size="sm">
        {t("hero.unmet", { text })}
      </Text>
      {remedy === "service" ? (
        <Button tone="light" size="lg" onClick={askCustomerService}>
          {t("check.remedy.service")}
        </Button>
      ) : (
        <Way to={remedyPath(remedy)} query={remedy === "phone" ? phoneQuery(pathname) : ""}>
          {t(`check.remedy.${remedy}`)}
        </Way>
      )}
    </div>
  );
}

/** Leads back here. */
function phoneQuery(pathname: string): string {
  const link = bindLink("phone", pathname);
  return link.slice(link.indexOf("?"));
}

const stack = css({ display: "grid", gap: "3" });
const waiting = css({ width: "40", height: "control-lg", borderRadius: "md", opacity: "0.3" });
