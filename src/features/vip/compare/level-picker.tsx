// All levels in a row: native radios, so that the arrow keys move along them.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { VipLevel } from "#contract/api/vip.ts";
import { css } from "#styled/css/index.js";
import { srOnly } from "#ui/text/sr-only.ts";
import { Badge } from "#ui/text/badge.tsx";
import { LevelEmblem } from "../emblem/level-emblem.tsx";

interface LevelPickerProps {
  readonly levels: readonly VipLevel[];
  readonly own: number;
  readonly value: number;
  readonly onChange: (level: number) => void;
}

export function LevelPicker({ levels, own, value, onChange }: LevelPickerProps) {
  const { t } = useTranslation("vip");
  const name = useId();
  return (
    <fieldset aria-label={t("compare.pick")} className={row}>
      {levels.map((one) => (
        <label
          key={one.level}
          ref={one.level === value ? centreInRow : undefined}
          className={option}
        >
          <input
            type="radio"
            name={name}
            value={one.level}
            checked={one.level === value}
            className={srOnly}
            onChange={() => onChange(one.level)}
          />
          <LevelEmblem level={one.level} size="sm" />
          <span className={words}>
            <span className={css({ color: "text-muted", fontSize: "2xs" })}>
              {t("short", { level: one.level })}
            </span>
            <span>{one.name}</span>
          </span>
          {one.level === own && (
            <Badge tone="accent" size="sm">
              {t("compare.mine")}
            </Badge>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function centreInRow(label: HTMLElement | null): void {
  const row = label?.parentElement;
  if (label == null || row == null) return;
  row.scrollLeft = label.offsetLeft - row.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}

const row = css({
  position: "relative",
  display: "flex",
  gap: "2",
  width: "full",
  minWidth: "0",
  paddingBlock: "1",
  overflowX: "auto",
  scrollbarWidth: "thin",
});
const option = css({
  position: "relative",
  display: "grid",
  flex: "1",
  minWidth: "20",
  justifyItems: "center",
  alignContent: "start",
  gap: "1-5",
  paddingTop: "3",
  paddingBottom: "2",
  paddingInline: "1",
  borderRadius: "md",
  background: "surface-sunken",
  cursor: "pointer",
  "& > svg": { borderRadius: "md" },
  _hover: { background: "surface-hover" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "-0-5" },
  "&:has(:checked)": { background: "accent-subtle", boxShadow: "edge-mark" },
});
const words = css({
  display: "grid",
  justifyItems: "center",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
  lineHeight: "tight",
  whiteSpace: "nowrap",
});
