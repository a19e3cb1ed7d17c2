import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/api/activities.ts";
import { css, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { Countdown } from "#ui/countdown.tsx";
import { HeroPanel } from "#ui/hero-panel.tsx";
import { figures } from "#ui/money.tsx";
import { PageHero } from "#ui/page-hero.tsx";
import { useNow } from "#lib/use-now.ts";
import { deviceSpan, siteSpan } from "./period.ts";

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
      <dt className={label}>{name}</dt>
      <dd className={cx(figures, value)}>
        {to === null ? t("period.lasting", { from }) : t("period.span", { from, to })}
      </dd>
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
      <dt className={label}>{t(`period.${phase}`)}</dt>
      <dd className={value}>
        {phase === "over" ? t("state.ended") : <Countdown until={until} look="plain" />}
      </dd>
    </div>
  );
}

const sum = css({
  color: "[color-mix(in oklch, token(colors.metal) 55%, token(colors.on-art))]",
  fontSize: { base: "3xl", desktop: { base: "11", _professional: "3xl" } },
  fontWeight: "bold",
  lineHeight: "none",
});
const panel = css({ display: "grid", gap: "3", minWidth: { desktop: "76" } });
const label = css({ color: "on-art-muted", fontSize: "xs" });
const value = css({ fontSize: "sm", fontWeight: "semibold", whiteSpace: "normal!" });
