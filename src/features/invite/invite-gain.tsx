import { useTranslation } from "react-i18next";
import { inviteRules } from "#contract/api/promotion.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { toCents } from "#lib/money.ts";
import { Money } from "#ui/money.tsx";
import { HeroPanel } from "#ui/hero-panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

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
          <dt className={css({ fontWeight: "semibold" })}>{name}</dt>
          <dd className={sum}>
            {amount === undefined ? (
              <Skeleton className={waiting} />
            ) : (
              <Money cents={toCents(amount)} />
            )}
            <span className={small}>{note}</span>
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

const small = css({ color: "on-art-muted", fontSize: "xs", fontWeight: "regular" });
const waiting = css({ width: "24", height: "9" });
