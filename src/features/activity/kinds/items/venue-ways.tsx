// Where turnover counts, with the way there.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { NavKey } from "#contract/navigation.ts";
import type { VenueCode } from "#contract/venues.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { pageAddress } from "#brand/brand.ts";
import { chipStyle } from "#ui/buttons/chip.tsx";

const VENUES = {
  TY: "sport",
  DZ: "egame",
  ZR: "realbet",
  CP: "lottery",
  QP: "chess",
  DJ: "gaming",
  BY: "fish",
} as const satisfies Readonly<Record<VenueCode, NavKey>>;

export function VenueWays({ venues }: { readonly venues: readonly VenueCode[] }) {
  const { t } = useTranslation("activity");
  if (venues.length === 0)
    return (
      <Text color="text-muted" size="xs">
        {t("venues.all")}
      </Text>
    );
  return (
    <Row wrap="wrap" align="center" gap="2">
      <Text as="span" color="text-muted" size="xs">
        {t("venues.only")}
      </Text>
      {venues.map((code) => (
        <Venue key={code} of={VENUES[code]} />
      ))}
    </Row>
  );
}

function Venue({ of }: { readonly of: (typeof VENUES)[VenueCode] }) {
  const { t } = useTranslation("shell");
  const path = pageAddress(of === "fish" ? "fishing" : of);
  if (path === null) return <span>{t(`nav.${of}`)}</span>;
  return (
    <Link to={path} className={cx(chipStyle, css({ minHeight: "8" }))}>
      {t(`nav.${of}`)}
    </Link>
  );
}
