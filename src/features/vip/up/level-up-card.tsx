import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { pageAddress } from "#brand/brand.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { crestOf } from "../emblem/level-crest.ts";
import { materialStyle } from "../emblem/emblem-material.ts";
import { LevelEmblem } from "../emblem/level-emblem.tsx";
import { useLevelName } from "../levels/level-name.ts";
import { levelOf } from "../levels/level-progress.ts";
import type { LevelTable } from "../levels/level-terms.ts";

interface LevelUpCardProps {
  readonly table: LevelTable | undefined;
  /** Null shows nothing. */
  readonly level: number | null;
  readonly path: string;
  readonly onClose: () => void;
}

/** The live region stands in the page from the start, else screen readers miss the card. */
export function LevelUpCard({ table, level, path, onClose }: LevelUpCardProps) {
  return (
    <output className={place}>
      {table !== undefined && level !== null && (
        <Card table={table} level={level} path={path} onClose={onClose} />
      )}
    </output>
  );
}

interface CardProps extends LevelUpCardProps {
  readonly table: LevelTable;
  readonly level: number;
}

function Card({ table, level, path, onClose }: CardProps) {
  const { t } = useTranslation(["vip", "ui"]);
  const nameOf = useLevelName(table.levels);
  const cents = levelOf(table.levels, level)?.upgradeCents ?? 0;
  const [vip, welfare] = [pageAddress("vip"), pageAddress("welfare")];
  return (
    <div
      data-ground="art"
      className={cx(card, materialStyle({ material: crestOf(level).material }))}
    >
      <LevelEmblem level={level} />
      <Stack gap="1-5" minWidth="0">
        <Text as="b" size="md" weight="bold">
          {t("up.title", { name: nameOf(level) })}
        </Text>
        <Text color="on-art-muted" size="xs">
          {t("up.text")}
          {cents > 0 && welfare !== null && t("up.gift", { amount: unbrokenCents(cents) })}
        </Text>
        <Row wrap="wrap" gap="2" paddingTop="1">
          {cents > 0 && welfare !== null && path !== welfare && (
            <ButtonLink size="sm" tone="light" to={welfare} onClick={onClose}>
              {t("up.claim")}
            </ButtonLink>
          )}
          {vip !== null && path !== vip && (
            <ButtonLink size="sm" tone="glass" to={vip} onClick={onClose}>
              {t("up.open")}
            </ButtonLink>
          )}
        </Row>
      </Stack>
      <IconButton
        size="sm"
        floating
        icon={X}
        label={t("ui:close")}
        className={cross}
        onClick={onClose}
      />
    </div>
  );
}

// Above the bottom bar of a phone.
const place = css({
  position: "fixed",
  right: { base: "3", desktop: "6" },
  left: { base: "3", desktop: "auto" },
  bottom: { base: "22-safe", desktop: "6" },
  zIndex: "header",
  _empty: { pointerEvents: "none" },
});
const card = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "4",
  width: { desktop: "96" },
  padding: "4",
  paddingRight: "10",
  borderRadius: "lg",
  backgroundColor: "art-ground",
  backgroundImage:
    "radial-gradient(14rem 10rem at 14% 40%, color-mix(in oklch, var(--tone) 40%, transparent), transparent 75%)",
  boxShadow: "3-edge",
  color: "on-art",
  animation: "rise {durations.slow} {easings.out}",
});
const cross = css({ top: "2", right: "2", color: "on-art-muted" });
