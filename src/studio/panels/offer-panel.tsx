import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { Row, Text } from "#styled/jsx/index.js";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { type Field, FieldRow } from "../parts/field-row.tsx";
import { Group, Origin, Panel } from "../parts/panel-parts.tsx";
import { setField, toggled, useStudio } from "../state/studio-store.ts";

const HOSTS: readonly Field[] = [
  { field: "hosts.customerService", title: "Customer service", kind: "list" },
  { field: "hosts.games", title: "Games", kind: "list" },
  { field: "hosts.payments", title: "Payment pages", kind: "list" },
  { field: "hosts.h5", title: "Site for phones", kind: "list" },
  { field: "hosts.images", title: "Images", kind: "list" },
  { field: "hosts.captcha", title: "Slider of another provider", kind: "list" },
];

const EDITION_TITLES = { classic: "Classic, light", professional: "Professional, dark" };
const LOCALE_TITLES = { "zh-CN": "Simplified Chinese", "zh-TW": "Traditional Chinese" };

export function OfferPanel() {
  return (
    <Panel
      title="Offer"
      note="Which editions and locales the bundle holds, and which other addresses it may open. Lists are written with commas."
    >
      <OfferGroup title="Editions" group="editions" entries={EDITIONS} titles={EDITION_TITLES} />
      <OfferGroup title="Locales" group="locales" entries={LOCALES} titles={LOCALE_TITLES} />
      <Group title="Addresses that the site may open">
        {HOSTS.map((host) => (
          <FieldRow key={host.field} {...host} />
        ))}
      </Group>
    </Panel>
  );
}

interface OfferGroupProps<T extends string> {
  readonly title: string;
  readonly group: "editions" | "locales";
  readonly entries: readonly T[];
  readonly titles: Readonly<Record<T, string>>;
}

/** The last entry that is offered cannot be taken away, and the default is one of those offered. */
function OfferGroup<T extends string>({ title, group, entries, titles }: OfferGroupProps<T>) {
  const own = useStudio(({ state }) => state?.fields[`${group}.offered`]);
  const first = useStudio(({ state }) => state?.fields[`${group}.default`]);
  if (own === undefined || first === undefined) return null;
  const offered = (own.value ?? []) as readonly T[];
  return (
    <Group title={title} end={<Origin {...own} />}>
      {entries.map((entry) => (
        <Row key={entry} wrap="wrap" align="center" gap="2" minHeight="8">
          <Text as="span" flex="1" color="text-strong" size="xs">
            {titles[entry]}
          </Text>
          <Switch
            label={titles[entry]}
            checked={offered.includes(entry)}
            disabled={offered.length === 1 && offered.includes(entry)}
            onChange={() =>
              setField(`${group}.offered`, toggled(offered, entry, entries), `Offer of ${group}`)
            }
          />
        </Row>
      ))}
      <FieldProblems file=".json" field={`${group}.offered`} />
      {offered.length > 1 && (
        <Row wrap="wrap" align="center" gap="2" minHeight="8">
          <Text as="span" flex="1" color="text-strong" size="xs">
            Shown first
          </Text>
          <Segmented
            label={`${title}: shown first`}
            options={offered.map((entry) => ({ value: entry, label: titles[entry] }))}
            value={first.value as T}
            onChange={(next) => setField(`${group}.default`, next, `First of ${group}`)}
          />
        </Row>
      )}
      <FieldProblems file=".json" field={`${group}.default`} />
    </Group>
  );
}
