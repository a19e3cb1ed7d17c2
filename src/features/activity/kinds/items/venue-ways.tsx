// Where turnover counts, with the way there.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { VenueCode } from "#contract/venues.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { chipStyle } from "#ui/buttons/chip.tsx";
import { VENUE_NAMES, type VenueName, venuePath } from "../../parts/ways.ts";

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
        <Venue key={code} of={VENUE_NAMES[code]} />
      ))}
    </Row>
  );
}

function Venue({ of }: { readonly of: VenueName }) {
  const { t } = useTranslation("shell");
  const path = venuePath(of);
  if (path === null) return <span>{t(`nav.${of}`)}</span>;
  return (
    <Link to={path} className={cx(chipStyle, css({ minHeight: "8" }))}>
      {t(`nav.${of}`)}
    </Link>
  );
}
