import { useTranslation } from "react-i18next";
import { inviteRules, type InviteRules as Rules } from "#contract/api/promotion.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { toCents } from "#lib/text/money.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

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
            <Stack
              as="ol"
              gap="3"
              paddingBlock={{ base: "5", desktop: "6" }}
              paddingRight={{ base: "5", desktop: "6" }}
              paddingLeft="10"
              className={numbered}
            >
              {RULES.map((rule) => (
                <li key={rule}>{t(`rules.${rule}`, printed(data))}</li>
              ))}
            </Stack>
          )}
        </AsyncView>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <Stack gap="3" padding={{ base: "5", desktop: "6" }}>
      {RULES.map((rule) => (
        <Skeleton key={rule} className={css({ height: "5" })} />
      ))}
    </Stack>
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

const numbered = css({
  listStyleType: "decimal",
  "& li": { paddingLeft: "1" },
  "& li::marker": { color: "text-muted", fontFamily: "figures" },
});
