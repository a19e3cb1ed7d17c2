import { ArrowRight, ShieldAlert, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cva, cx } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { authLink } from "./anchors.ts";
import { GUARDS, securityOf } from "./security-level.ts";

/** The security level as a word and a bar, and what to do next. */
export function SecurityGauge({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const { level, done, next } = securityOf(member);
  return (
    <div data-tour="security" className={frame}>
      <Row as="p" align="center" gap="2" color="text-strong" size="sm" weight="semibold">
        <span className={cx(ink({ level }), css({ fontSize: "lg" }))}>
          <Icon as={next === null ? ShieldCheck : ShieldAlert} />
        </span>
        {t("security.label")}
        <b className={ink({ level })}>{t(`security.${level}`)}</b>
        <span className={count}>{t("security.count", { done, of: GUARDS.length })}</span>
      </Row>
      <Grid aria-hidden="true" columns="repeat(4, 1fr)" gap="1" className={ink({ level })}>
        {GUARDS.map((guard, index) => (
          <span key={guard} className={index < done ? filled : empty} />
        ))}
      </Grid>
      {next === null ? (
        <Text className={advice} color="text-muted">
          {t("security.complete")}
        </Text>
      ) : (
        <Link to={authLink(next)} className={cx(advice, link)}>
          {t(`security.next.${next}`)}
          <Icon as={ArrowRight} size={1} />
        </Link>
      )}
    </div>
  );
}

const ink = cva({
  variants: {
    level: {
      low: { color: "danger" },
      medium: { color: "warning" },
      high: { color: "success" },
    },
  },
});

const frame = css({
  display: "grid",
  gap: "2",
  minWidth: "0",
  padding: "4",
  borderRadius: "md",
  background: "surface-sunken",
});

const count = css({
  marginLeft: "auto",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "regular",
  whiteSpace: "nowrap",
});

const filled = css({ height: "1-5", borderRadius: "pill", background: "current" });
const empty = css({ height: "1-5", borderRadius: "pill", background: "border-strong" });

const advice = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "7" },
  fontSize: "xs",
});

const link = css({
  justifySelf: "start",
  color: "link",
  fontWeight: "semibold",
  _hover: { textDecoration: "underline", textUnderlineOffset: "1" },
});
