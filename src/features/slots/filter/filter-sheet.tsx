// The filters of a phone: order, themes and providers in a sheet, its button within reach of the thumb.
import { useTranslation } from "react-i18next";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Sheet } from "#ui/sheet.tsx";
import type { GamePage } from "../games/game-pages.ts";
import { type LobbyFilter, NO_FILTER } from "./lobby-filter.ts";

interface FilterSheetProps {
  readonly filter: LobbyFilter;
  readonly games: GamePage | undefined;
  readonly onChange: (change: Partial<LobbyFilter>) => void;
  readonly onClose: () => void;
}

export function FilterSheet({ filter, games, onChange, onClose }: FilterSheetProps) {
  const { t } = useTranslation("slots");
  const sorts = GAME_SORTS.map((value) => ({ value, name: t(`sort.${value}`) }));
  const themes = games?.themes.map(({ key, name, count }) => ({ value: key, name, count }));
  const providers = games?.providers.map(({ enName, ...rest }) => ({ value: enName, ...rest }));
  return (
    <Sheet open title={t("filter.title")} onClose={onClose}>
      <Group
        label={t("sort.label")}
        options={sorts}
        chosen={filter.sort}
        onPick={(value) => onChange({ sort: GAME_SORTS.find((sort) => sort === value) ?? "hot" })}
      />
      <Group
        label={t("themes.label")}
        options={themes ?? []}
        chosen={filter.theme}
        onPick={(theme) => onChange({ theme: theme === filter.theme ? null : theme })}
      />
      <Group
        label={t("providers.label")}
        options={providers ?? []}
        chosen={filter.provider}
        onPick={(provider) =>
          onChange({ provider: provider === filter.provider ? null : provider })
        }
      />
      <div className={foot}>
        <Button size="lg" onClick={() => onChange({ ...NO_FILTER, own: filter.own })}>
          {t("filter.reset")}
        </Button>
        <Button size="lg" tone="primary" className={css({ flex: "1" })} onClick={onClose}>
          {t("filter.show", { count: formatCount(games?.total ?? 0) })}
        </Button>
      </div>
    </Sheet>
  );
}

interface GroupProps {
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly name: string;
    readonly count?: number;
  }[];
  readonly chosen: string | null;
  readonly onPick: (value: string) => void;
}

function Group({ label, options, chosen, onPick }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={css({ marginBottom: "4" })}>
      <legend className={legend}>{label}</legend>
      <div className={chips}>
        {options.map(({ value, name, count }) => (
          <Chip
            key={value}
            pressed={value === chosen}
            className={finger}
            {...(count === undefined ? {} : { count })}
            onClick={() => onPick(value)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const legend = css({
  marginBottom: "2",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
});
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const finger = css({ height: "11!" });
const foot = css({
  position: "sticky",
  bottom: "0",
  display: "flex",
  gap: "3",
  paddingBlock: "3",
  background: "surface-overlay",
});
