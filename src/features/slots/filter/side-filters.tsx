// Providers and themes beside the wall, with their counts.
import { Wrench } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useOneStop } from "#ui/fields/use-one-stop.ts";
import type { GamePage } from "./game-pages.ts";
import { GameFilterLink } from "./game-filter-link.tsx";
import type { LobbyFilter } from "./lobby-filter.ts";

interface SideFiltersProps {
  readonly filter: LobbyFilter;
  /** Undefined while they load. */
  readonly facets: Pick<GamePage, "providers" | "themes"> | undefined;
}

export function SideFilters({ filter, facets }: SideFiltersProps) {
  const { t } = useTranslation("slots");
  return (
    <div className={cx(cardStyle, column)}>
      <Choices
        label={t("providers.label")}
        filter={filter}
        all={t("providers.all")}
        chosen={filter.provider}
        changeTo={(provider) => ({ provider })}
        options={facets?.providers.map(({ enName, name, count, opensAt }) => ({
          value: enName,
          name,
          count,
          closed: opensAt !== null,
        }))}
      />
      <Choices
        label={t("themes.label")}
        filter={filter}
        all={t("themes.all")}
        chosen={filter.theme}
        changeTo={(theme) => ({ theme })}
        options={facets?.themes.map(({ key, name, count }) => ({ value: key, name, count }))}
      />
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly filter: LobbyFilter;
  /** Name of the entry that lifts the filter. */
  readonly all: string;
  readonly chosen: string | null;
  readonly changeTo: (value: string | null) => Partial<LobbyFilter>;
  readonly options:
    | readonly {
        readonly value: string;
        readonly name: string;
        readonly count: number;
        readonly closed?: boolean;
      }[]
    | undefined;
}

function Choices({ label, filter, all, chosen, changeTo, options }: ChoicesProps) {
  const stop = useOneStop();
  if (options === undefined) return <Waiting />;
  if (options.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h3 className={heading}>{label}</h3>
      <div {...stop} aria-label={label} aria-orientation="vertical">
        <GameFilterLink
          filter={filter}
          change={changeTo(null)}
          current={chosen === null}
          className={entry}
        >
          {all}
        </GameFilterLink>
        {options.map(({ value, name, count, closed }) => (
          <GameFilterLink
            key={value}
            filter={filter}
            change={changeTo(value)}
            current={value === chosen}
            className={entry}
          >
            <Text as="span" truncate minWidth="0">
              {name}
            </Text>
            {closed === true && <Icon as={Wrench} className={css({ color: "warning" })} />}
            <Text as="span" marginLeft="auto" color="text-muted" size="2xs" className={figures}>
              {formatCount(count)}
            </Text>
          </GameFilterLink>
        ))}
      </div>
    </nav>
  );
}

const WAITING = 12;

function Waiting() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: WAITING }, (_, at) => (
        <span key={at} className={entry}>
          <Skeleton className={css({ width: "full", height: "4" })} />
        </span>
      ))}
    </div>
  );
}

const column = css({
  padding: "2",
  maxHeight: "[calc(100dvh - {sizes.header} - 5.5rem)]",
  overflowY: "auto",
  overscrollBehavior: "contain",
  "& > nav + nav": { marginTop: "2" },
});
const heading = css({
  paddingTop: "2",
  paddingBottom: "1",
  paddingInline: "3",
  color: "text-muted",
  fontSize: "2xs",
  fontWeight: "semibold",
});
const entry = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: "control",
  paddingInline: "3",
  borderRadius: "md",
  color: "text",
  fontSize: "sm",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": { background: "accent-subtle", color: "accent-text", fontWeight: "bold" },
});
