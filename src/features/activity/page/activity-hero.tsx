import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Countdown } from "#ui/money/countdown.tsx";
import { HeroPanel } from "#ui/layout/hero-panel.tsx";
import { figures, wrappingFigures } from "#ui/money/money.tsx";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { deviceSpan, siteSpan } from "../parts/period.ts";

export function ActivityHero({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation("activity");
  const media = useMediaUrl();
  const { title, text, amount, image, mechanics } = activity;
  return (
    <PageHero
      kicker={t(`kind.${mechanics.kind}`)}
      title={title}
      text={text}
      art={media(image)}
      actions={amount === "" ? undefined : <b className={cx(figures, sum)}>{amount}</b>}
      aside={<Period activity={activity} />}
    />
  );
}

function Period({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation("activity");
  const { startsAt, endsAt, serverZone } = activity;
  const here = deviceSpan(activity);
  return (
    <HeroPanel className={panel}>
      <Span name={t("period.site", { zone: serverZone })} span={siteSpan(activity)} />
      {here !== null && <Span name={t("period.device")} span={here} />}
      <TimeLeft startsAt={startsAt} endsAt={endsAt} />
    </HeroPanel>
  );
}

interface SpanProps {
  readonly name: string;
  readonly span: readonly [string, string | null];
}

function Span({ name, span: [from, to] }: SpanProps) {
  const { t } = useTranslation("activity");
  return (
    <div>
      <Text as="dt" color="on-art-muted" size="xs">
        {name}
      </Text>
      <Text as="dd" size="sm" weight="semibold" className={wrappingFigures}>
        {to === null ? t("period.lasting", { from }) : t("period.span", { from, to })}
      </Text>
    </div>
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
  if (until === null) return null;
  const phase = now >= until ? "over" : now < startsAt ? "toStart" : "toEnd";
  return (
    <div>
      <Text as="dt" color="on-art-muted" size="xs">
        {t(`period.${phase}`)}
      </Text>
      <Text as="dd" size="sm" weight="semibold">
        {phase === "over" ? t("state.ended") : <Countdown until={until} look="plain" />}
      </Text>
    </div>
  );
}

const sum = css({
  color: "metal-on-art",
  fontSize: { base: "3xl", desktop: { base: "11", _professional: "3xl" } },
  fontWeight: "bold",
  lineHeight: "none",
});
const panel = css({ display: "grid", gap: "3", minWidth: { desktop: "76" } });
