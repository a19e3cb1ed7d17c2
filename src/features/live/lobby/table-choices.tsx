// What tables are narrowed and ordered by: beside each other above the list, or in the sheet of a phone.
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { setGoodRoadNews, useGoodRoadNews } from "../feed/good-road-news.ts";
import { LIMIT_BANDS, TABLE_SORTS, type TableFilter } from "./table-filter.ts";
import { useChoices } from "./use-shown-tables.ts";

interface TableChoicesProps {
  readonly filter: TableFilter;
  readonly onChange: (change: Partial<TableFilter>) => void;
  readonly layout: "row" | "sheet";
}

/** Stands for "no choice" in controls that need a value. */
const ALL = "";
const BAND_TEXTS = { low: "limitLow", mid: "limitMid", high: "limitHigh" } as const;

export function TableChoices({ filter, onChange, layout }: TableChoicesProps) {
  const { t } = useTranslation("live");
  const { languages, providers } = useChoices();
  const bands = LIMIT_BANDS.map((value) => ({ value, label: t(`filter.${BAND_TEXTS[value]}`) }));
  return (
    <div className={frame({ layout })}>
      <Stack gap="2" minWidth="0" justifyItems="start">
        <Text color="text-strong" size="sm" weight="semibold">
          {t("filter.limit")}
        </Text>
        <Row align="center" minHeight="control-lg" maxWidth="full">
          <Segmented
            label={t("filter.limit")}
            options={[{ value: ALL, label: t("filter.limitAll") }, ...bands]}
            value={filter.limit ?? ALL}
            onChange={(limit) => onChange({ limit: limit === ALL ? null : limit })}
          />
        </Row>
      </Stack>
      <Select
        label={t("filter.language")}
        options={[
          { value: ALL, label: t("filter.languageAll") },
          ...languages.map((value) => ({ value, label: value })),
        ]}
        value={filter.language ?? ALL}
        onChange={(language) => onChange({ language: language || null })}
      />
      <Select
        label={t("filter.provider")}
        options={[
          { value: ALL, label: t("filter.providerAll") },
          ...providers.map(({ enName, name }) => ({ value: enName, label: name })),
        ]}
        value={filter.provider ?? ALL}
        onChange={(provider) => onChange({ provider: provider || null })}
      />
      <Select
        label={t("filter.sort")}
        options={TABLE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <Row align="center" justify="end" gap="4" minHeight="control-lg">
        <Chip
          pressed={filter.favourites}
          className={finger}
          onClick={() => onChange({ favourites: !filter.favourites })}
        >
          {t("filter.favourites")}
        </Chip>
        <GoodRoadSwitch />
      </Row>
    </div>
  );
}

function GoodRoadSwitch() {
  const { t } = useTranslation("live");
  const on = useGoodRoadNews((state) => state.on);
  return (
    <span className={line}>
      {t("goodRoad.switch")}
      <Switch label={t("goodRoad.switch")} checked={on} onChange={setGoodRoadNews} />
    </span>
  );
}

const frame = cva({
  base: { display: "grid", gap: { base: "4", _professional: "3" } },
  variants: {
    layout: {
      row: {
        display: { base: "none", desktop: "grid" },
        gridTemplateColumns: {
          base: "auto repeat(3, minmax(8rem, 11rem)) minmax(0, 1fr)",
          _professional: "auto repeat(3, minmax(0, 9rem)) minmax(max-content, 1fr)",
        },
        alignItems: { base: "end", _professional: "center" },
        // Names stand beside their fields.
        "& > div": {
          _professional: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" },
        },
      },
      sheet: {},
    },
  },
});
const finger = css({ minHeight: "11" });
const line = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  fontSize: "sm",
  whiteSpace: "nowrap",
});
