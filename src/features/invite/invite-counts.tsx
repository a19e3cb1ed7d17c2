import type * as v from "valibot";
import { useTranslation } from "react-i18next";
import type { inviteInfo } from "#contract/api/promotion.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents, formatCount } from "#lib/text/format.ts";
import { toCents } from "#lib/text/money.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

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
          <Text as="dt" color="text-muted" size="sm">
            {t(`counts.${key}`)}
          </Text>
          <Text
            as="dd"
            color="text-strong"
            size={{ base: "lg", desktop: "2xl" }}
            weight="bold"
            lineHeight="tight"
            className={figures}
          >
            {value ?? <Skeleton className={css({ width: "16", height: "7" })} />}
          </Text>
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
