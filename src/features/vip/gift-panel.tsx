// Gifts of the level: for its birthday month, and for the next level.
import { Gift } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { VipProgress } from "#contract/api/vip.ts";
import { userinfo } from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Box, Row, Stack } from "#styled/jsx/index.js";
import { hasPage, pageAddress } from "#brand/brand.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Money } from "#ui/money/money.tsx";
import { useLevelName } from "./levels/level-name.ts";
import { levelOf, nextLevel } from "./levels/level-progress.ts";
import type { LevelTable } from "./levels/level-terms.ts";
import { PerkPanel, perkText } from "./perk-panel.tsx";

interface GiftPanelProps {
  readonly table: LevelTable;
  readonly progress: VipProgress;
}

export function GiftPanel({ table, progress }: GiftPanelProps) {
  const { t } = useTranslation("vip");
  return (
    <PerkPanel icon={Gift} title={t("gift.title")}>
      <Stack as="ul" gap="3">
        <Birthday table={table} progress={progress} />
        <Upgrade table={table} progress={progress} />
      </Stack>
      <Box as="p" paddingTop="3" borderTop="thin" className={perkText({ size: "xs" })}>
        {t("gift.terms", { times: table.rewardTurnoverTimes, days: table.rewardDays })}
      </Box>
    </PerkPanel>
  );
}

function Birthday({ table, progress: { level, birthday } }: GiftPanelProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const cents = levelOf(table.levels, level)?.birthdayCents ?? 0;
  const welfare = pageAddress("welfare");
  return (
    <GiftRow
      name={t("gift.birthday")}
      cents={birthday === null ? 0 : cents}
      note={
        birthday === null
          ? t("gift.birthdayNone", { name: nameOf(level) })
          : t(`gift.birthdayState.${birthday}`)
      }
    >
      {birthday === "unknown" && hasPage(userinfo) && (
        <ButtonLink size="sm" to={userinfo}>
          {t("gift.fill")}
        </ButtonLink>
      )}
      {birthday === "claimable" && welfare !== null && (
        <ButtonLink size="sm" tone="primary" to={welfare}>
          {t("gift.claim")}
        </ButtonLink>
      )}
    </GiftRow>
  );
}

function Upgrade({ table, progress }: GiftPanelProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const { next } = nextLevel(progress, table.levels);
  return (
    <GiftRow
      name={t("gift.upgrade")}
      cents={next?.upgradeCents ?? 0}
      note={
        next === null ? t("gift.upgradeTop") : t("gift.upgradeNote", { name: nameOf(next.level) })
      }
    />
  );
}

interface GiftRowProps {
  readonly name: string;
  readonly cents: number;
  readonly note: string;
  readonly children?: ReactNode;
}

function GiftRow({ name, cents, note, children }: GiftRowProps) {
  return (
    <li className={row}>
      <Box minWidth="0">
        <Row as="p" align="baseline" gap="2" color="text-strong" size="sm" weight="semibold">
          {name}
          {cents > 0 && <Money cents={cents} className={sum} />}
        </Row>
        <p className={perkText({})}>{note}</p>
      </Box>
      {children}
    </li>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  "& + &": { paddingTop: "3", borderTop: "thin" },
});
const sum = css({ color: "metal-strong", fontSize: "lg", fontWeight: "bold" });
