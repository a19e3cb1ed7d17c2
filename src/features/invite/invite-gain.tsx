import { useTranslation } from "react-i18next";
import { inviteRules } from "#contract/api/promotion.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { toCents } from "#lib/text/money.ts";
import { Money } from "#ui/money/money.tsx";
import { HeroPanel } from "#ui/layout/hero-panel.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

/** What both sides get, on the band. Without an answer the rules below say why. */
export function InviteGain() {
  const { t } = useTranslation("invite");
  const { state, data } = useCall(inviteRules, {});
  if (state === "error") return null;
  const rows = [
    { name: t("gain.you"), note: t("gain.each"), amount: data?.reward },
    { name: t("gain.friend"), note: t("gain.once"), amount: data?.friendReward },
  ];
  return (
    <HeroPanel aria-busy={state === "loading"} className={list}>
      {rows.map(({ name, note, amount }) => (
        <div key={name} className={side}>
          <Text as="dt" weight="semibold">
            {name}
          </Text>
          <dd className={sum}>
            {amount === undefined ? (
              <Skeleton className={waiting} />
            ) : (
              <Money cents={toCents(amount)} />
            )}
            <Text as="span" color="on-art-muted" size="xs" weight="regular">
              {note}
            </Text>
          </dd>
        </div>
      ))}
    </HeroPanel>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: { base: "4", desktop: "8" },
  width: "full",
  maxWidth: { desktop: "100" },
});

const side = css({
  "& + &": {
    paddingLeft: { base: "4", desktop: "8" },
    borderLeft: "art",
  },
});

const sum = css({
  display: "grid",
  gap: "1",
  marginTop: "2",
  color: "metal",
  fontSize: { base: "2xl", desktop: "3xl" },
  fontWeight: "bold",
  lineHeight: "tight",
});

const waiting = css({ width: "24", height: "9" });
