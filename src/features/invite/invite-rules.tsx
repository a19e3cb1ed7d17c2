import { useTranslation } from "react-i18next";
import { inviteRules, type InviteRules as Rules } from "#contract/api/promotion.ts";
import { css, cx } from "#styled/css/index.js";
import { unbrokenCents } from "#lib/format.ts";
import { useCall } from "#lib/use-call.ts";
import { toCents } from "#lib/money.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const RULES = ["reward", "deposit", "turnover", "limit", "relation", "once", "abuse"] as const;

/** With the operator's own figures: without them there are no rules to show. */
export function InviteRules() {
  const { t } = useTranslation("invite");
  const rules = useCall(inviteRules, {});
  return (
    <section aria-labelledby="invite-rules">
      <SectionHead id="invite-rules" title={t("rules.title")} />
      <div className={cardStyle}>
        <AsyncView result={rules} error={t("rules.error")} skeleton={<Waiting />}>
          {(data) => (
            <ol className={cx(list, numbered)}>
              {RULES.map((rule) => (
                <li key={rule}>{t(`rules.${rule}`, printed(data))}</li>
              ))}
            </ol>
          )}
        </AsyncView>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className={list}>
      {RULES.map((rule) => (
        <Skeleton key={rule} className={css({ height: "5" })} />
      ))}
    </div>
  );
}

function printed({ reward, friendReward, minDeposit, ...counts }: Rules) {
  const money = (amount: string) => unbrokenCents(toCents(amount));
  return {
    ...counts,
    reward: money(reward),
    friendReward: money(friendReward),
    minDeposit: money(minDeposit),
  };
}

const list = css({ display: "grid", gap: "3", padding: { base: "5", desktop: "6" } });

const numbered = css({
  paddingLeft: "10!",
  listStyleType: "[decimal]",
  "& li": { paddingLeft: "1" },
  "& li::marker": { color: "text-muted", fontFamily: "figures" },
});
