// The filters of a phone: order, themes and providers in a sheet, its button within reach of the thumb.
import { useTranslation } from "react-i18next";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Chip } from "#ui/buttons/chip.tsx";
import { Sheet, SheetFoot } from "#ui/overlays/sheet.tsx";
import type { GamePage } from "./game-pages.ts";
import { type LobbyFilter, gameLobby } from "./lobby-filter.ts";

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
      <SheetFoot>
        <Button size="lg" onClick={() => onChange({ ...gameLobby.none, own: filter.own })}>
          {t("filter.reset")}
        </Button>
        <Button size="lg" tone="primary" className={css({ flex: "1" })} onClick={onClose}>
          {t("filter.show", { count: formatCount(games?.total ?? 0) })}
        </Button>
      </SheetFoot>
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
    <Box as="fieldset" marginBottom="4">
      <Box as="legend" marginBottom="2" color="text-strong" size="sm" weight="semibold">
        {label}
      </Box>
      <Row wrap="wrap" gap="2">
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
      </Row>
    </Box>
  );
}

const finger = css({ minHeight: "11" });
