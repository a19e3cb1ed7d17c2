import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Card, Heading, Row } from "#styled/jsx/index.js";
import { TRANSFER } from "#contract/api/venue-wallets.ts";
import { formatTime } from "#lib/text/format.ts";
import { toCents } from "#lib/text/money.ts";
import type { VenueMovement } from "#domain/wallet/venue-balances.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures, Money } from "#ui/money/money.tsx";

const SHOWN = 8;

export function LatestTransfers({ latest }: { readonly latest: readonly VenueMovement[] }) {
  const { t } = useTranslation("transfer");
  const [all, setAll] = useState(false);
  return (
    <Card as="section" aria-label={t("latest.title")} gap="2" padding={{ base: "4", desktop: "5" }}>
      <Heading size="lg">{t("latest.title")}</Heading>
      {latest.length === 0 && <EmptyState title={t("latest.none")} />}
      <ul>
        {latest.slice(0, all ? undefined : SHOWN).map((movement) => (
          <li key={movement.id} className={row}>
            <Movement {...movement} />
          </li>
        ))}
      </ul>
      {latest.length > SHOWN && (
        <Button block size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("latest.less") : t("latest.more", { count: latest.length })}
        </Button>
      )}
    </Card>
  );
}

function Movement({ ty, name, channelCode, amount, auto, time }: VenueMovement) {
  const { t } = useTranslation("transfer");
  const isIn = ty === TRANSFER.in;
  return (
    <>
      <span className={sign} data-in={isIn || undefined}>
        <Icon as={isIn ? ArrowUpRight : ArrowDownLeft} />
      </span>
      <Row as="span" wrap="wrap" align="center" columnGap="2" color="text-strong">
        {t(isIn ? "latest.in" : "latest.out")} {name || channelCode}
        {auto && <Badge>{t("latest.auto")}</Badge>}
      </Row>
      <Money cents={toCents(amount)} className={sum} />
      <time className={cx(figures, when)}>{formatTime(time)}</time>
    </>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  paddingBlock: "2-5",
  fontSize: "sm",
  "& + &": { borderTop: "thin" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  gridRow: "1 / 3",
  width: "8",
  height: "8",
  borderRadius: "pill",
  background: "surface-sunken",
  color: "text-muted",
  "&[data-in]": { background: "accent-subtle", color: "accent-text" },
});
const sum = css({ color: "text-strong", fontWeight: "semibold" });
const when = css({ gridColumn: "2 / 4", color: "text-muted", fontSize: "xs" });
