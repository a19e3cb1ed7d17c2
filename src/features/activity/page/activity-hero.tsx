// The opening of an activity: what it offers, what the member can do now, and how far it is.
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useNow } from "#lib/time/use-now.ts";
import { Countdown } from "#ui/money/countdown.tsx";
import { figures } from "#ui/money/money.tsx";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { offerSum } from "../parts/offer-sum.ts";
import { ClaimNotes } from "../claims/claim-notes.tsx";
import { ActivityAction } from "./activity-action.tsx";
import { ActivityBadge } from "./activity-badge.tsx";
import type { HeroAction } from "./hero-action.ts";
import type { Standing } from "./use-standing.ts";

interface ActivityHeroProps {
  readonly activity: Activity;
  readonly standing: Standing;
  readonly action: HeroAction;
  readonly claimed: string | null;
  readonly onClaim: (item: string) => void;
  /** How far it is, by the kind of the activity. */
  readonly stage: ReactNode;
}

export function ActivityHero(props: ActivityHeroProps) {
  const { activity, standing, action, claimed, onClaim, stage } = props;
  const { t } = useTranslation("activity");
  const media = useMediaUrl();
  const { id, title, text, image, mechanics } = activity;
  const part = useRef<HTMLDivElement>(null);
  return (
    <PageHero
      kicker={t(`kind.${mechanics.kind}`)}
      title={title}
      text={text}
      // The wheel and the boxes are the picture.
      art={mechanics.kind === "drawGift" ? undefined : media(image)}
      actions={
        // Takes the focus from a button that has done its work.
        <div ref={part} tabIndex={-1} className={column}>
          <Offer activity={activity} standing={standing} />
          <ActivityAction
            activity={activity}
            action={action}
            onClaim={onClaim}
            onDone={() => part.current?.focus()}
          />
          <div data-ground="page" className={notes}>
            <ClaimNotes activity={id} shows={(item) => item === claimed} />
          </div>
        </div>
      }
      aside={stage}
    />
  );
}

/** The printed amount, the member's state, and the time that is left. */
function Offer({ activity, standing }: Pick<ActivityHeroProps, "activity" | "standing">) {
  const { amount, startsAt, endsAt } = activity;
  return (
    <Row wrap="wrap" align="center" columnGap="4" rowGap="2">
      {amount !== "" && <b className={cx(figures, offerSum)}>{amount}</b>}
      {standing.data !== undefined && <ActivityBadge state={standing.data.state} />}
      <TimeLeft startsAt={startsAt} endsAt={endsAt} />
    </Row>
  );
}

interface TimeLeftProps {
  readonly startsAt: number;
  readonly endsAt: number | null;
}

function TimeLeft({ startsAt, endsAt }: TimeLeftProps) {
  const { t } = useTranslation("activity");
  const now = useNow();
  const until = now < startsAt ? startsAt : endsAt;
  if (until === null || now >= until) return null;
  return (
    <Text as="span" color="on-art-muted" size="sm">
      {t(now < startsAt ? "period.toStart" : "period.toEnd")}{" "}
      <Countdown until={until} look="plain" className={css({ color: "on-art" })} />
    </Text>
  );
}

const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: "4",
  flex: "1",
  minWidth: "0",
  outline: "none",
});
const notes = css({ display: "contents", color: "text" });
