// Rules and entry of a room before it is opened.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount, unbrokenYuan } from "#lib/format.ts";
import { MaintenanceNote } from "#domain/games/lobby/maintenance.tsx";
import { figures } from "#ui/money.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { EntryMark } from "./entry-mark.tsx";
import { SitButton } from "./sit-button.tsx";

interface RoomRulesProps {
  readonly room: Room;
  readonly cents: number | null;
  readonly onClose: () => void;
}

export function RoomRules({ room, cents, onClose }: RoomRulesProps) {
  const { t } = useTranslation("chess");
  const { name, game, vendor, rules, base, entry, seats, online, opensAt } = room;
  const facts = [
    [t("room.base"), unbrokenYuan(base)],
    [t("room.entry"), unbrokenYuan(entry)],
    [t("room.online"), formatCount(online)],
    [t("rules.room"), name],
    [t("rules.provider"), vendor],
    [t("filter.game"), game],
  ];
  return (
    <Sheet open title={t("rules.title", { game })} onClose={onClose}>
      <div className={body}>
        {opensAt !== null && <MaintenanceNote name={name} opensAt={opensAt} />}
        <p className={words}>{rules === "" ? t("rules.none") : rules}</p>
        <dl className={grid}>
          {facts.map(([label, value]) => (
            <div key={label} className={fact}>
              <dt className={css({ color: "text-muted", fontSize: "xs" })}>{label}</dt>
              <dd className={cx(figures, strong)}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={foot}>
          <span className={marks}>
            {t("room.seats", { taken: seats[0], all: seats[1] })}
            <EntryMark room={room} cents={cents} />
          </span>
          <SitButton room={room} tone="primary" size="lg" />
        </div>
      </div>
    </Sheet>
  );
}

const body = css({ display: "grid", gap: "4" });
const words = css({ color: "text", lineHeight: "1-7", whiteSpace: "pre-line" });
const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", desktop: "repeat(3, minmax(0, 1fr))" },
  gap: "2",
});
const fact = css({
  minWidth: "0",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const strong = css({ color: "text-strong", fontWeight: "semibold", truncate: true });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
});
const marks = css({ display: "flex", alignItems: "center", gap: "3", fontSize: "sm" });
