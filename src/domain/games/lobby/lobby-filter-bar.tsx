// What sticks below the header of a lobby: its games and the search; on phones the other filters open in a
// sheet.
import type { ComponentProps, ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { PhoneFilters } from "./phone-filters.tsx";

/** Stands for "no choice" in a control that needs a value. */
const ALL = "";

interface LobbyFilterBarProps<Game extends string> {
  readonly games: {
    readonly label: string;
    /** Of the choice that shows every game. */
    readonly all: string;
    readonly options: readonly { readonly value: Game; readonly label: string }[];
    readonly value: Game | null;
    readonly onChange: (game: Game | null) => void;
  };
  readonly search: Pick<
    ComponentProps<typeof SearchField>,
    "label" | "value" | "maxLength" | "onSearch"
  >;
  readonly sheet: ComponentProps<typeof PhoneFilters>;
  /** After the filters. */
  readonly children?: ReactNode;
}

export function LobbyFilterBar<Game extends string>(props: LobbyFilterBarProps<Game>) {
  const { games, search, sheet, children } = props;
  return (
    <>
      <Segmented<Game | typeof ALL>
        label={games.label}
        className={line}
        options={[{ value: ALL, label: games.all }, ...games.options]}
        value={games.value ?? ALL}
        onChange={(game) => games.onChange(game === ALL ? null : (game as Game))}
      />
      <SearchField {...search} className={field} />
      <PhoneFilters {...sheet} />
      {children}
    </>
  );
}

// Its options come late: a line of its own keeps the room of all.
const line = css({ width: { base: "full", desktop: "auto" } });
const field = css({ flex: "1", maxWidth: { desktop: "80" }, marginLeft: { desktop: "auto" } });
