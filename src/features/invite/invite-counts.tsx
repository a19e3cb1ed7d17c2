import type * as v from "valibot";
import { useTranslation } from "react-i18next";
import type { inviteInfo } from "#contract/api/promotion.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents, formatCount } from "#lib/format.ts";
import { toCents } from "#lib/money.ts";
import { cardStyle } from "#ui/card.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Info = v.InferOutput<typeof inviteInfo.response>;

export function InviteCounts({ info }: { readonly info: Info | undefined }) {
  const { t } = useTranslation("invite");
  const rows = [
    { key: "registered", value: info && formatCount(info.registered) },
    { key: "effective", value: info && formatCount(info.effective) },
    { key: "rewarded", value: info && formatCents(toCents(info.rewarded)) },
  ] as const;
  return (
    <dl aria-label={t("counts.label")} className={cx(cardStyle, list)}>
      {rows.map(({ key, value }) => (
        <div key={key} className={line}>
          <dt className={css({ color: "text-muted", fontSize: "sm" })}>{t(`counts.${key}`)}</dt>
          <dd className={cx(figures, number)}>
            {value ?? <Skeleton className={css({ width: "16", height: "7" })} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(3, auto)", wide: "1fr" },
  justifyContent: { base: "space-between", wide: "stretch" },
  alignContent: "center",
  gap: { base: "3", wide: "4" },
  padding: { base: "4", desktop: "6" },
});

const line = css({
  display: { base: "grid", wide: "flex" },
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "1",
  "& + &": {
    wide: { paddingTop: "4", borderTop: "thin" },
  },
});

const number = css({
  color: "text-strong",
  fontSize: { base: "lg", desktop: "2xl" },
  fontWeight: "bold",
  lineHeight: "tight",
});
