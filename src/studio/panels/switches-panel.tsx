import { ownValue } from "#contract/own-value.ts";
import { SWITCH_KEYS, SWITCHES, VENUE_SWITCHES, type SwitchKey } from "#contract/switches.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { Switch } from "#ui/fields/switch.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Group, Origin, Panel } from "../parts/panel-parts.tsx";
import { setField, useStudio } from "../state/studio-store.ts";

const VENUES: readonly SwitchKey[] = VENUE_SWITCHES;
const OTHERS = SWITCH_KEYS.filter((key) => !VENUES.includes(key));

export function SwitchesPanel() {
  return (
    <Panel
      title="Switches"
      note="What is off is not built into the bundle. Navigation, sections and switches that depend on a change follow it in the same step."
    >
      <Group title="Venues">
        {VENUES.map((key) => (
          <SwitchRow key={key} name={key} />
        ))}
      </Group>
      <Group title="Parts of the site">
        {OTHERS.map((key) => (
          <SwitchRow key={key} name={key} />
        ))}
      </Group>
    </Panel>
  );
}

function SwitchRow({ name }: { readonly name: SwitchKey }) {
  const field = `switches.${name}`;
  const own = useStudio(({ state }) => ownValue(state?.fields, field));
  if (own === undefined) return null;
  const { title, requires, conflicts } = SWITCHES[name];
  return (
    <Stack gap="0-5" paddingBlock="1-5" borderBottom="thin">
      <Row align="center" gap="3">
        <Text as="span" flex="1" color="text-strong">
          {title}
        </Text>
        <Origin {...own} />
        <Switch
          label={title}
          checked={own.value === true}
          onChange={(on) => setField(field, on, `${title}: ${on ? "on" : "off"}`)}
        />
      </Row>
      {requires.length > 0 && <span className={note}>Needs {names(requires)}</span>}
      {conflicts.length > 0 && <span className={note}>Not together with {names(conflicts)}</span>}
      <FieldProblems file="brand.json" field={field} />
    </Stack>
  );
}

const names = (keys: readonly SwitchKey[]) => keys.map((key) => SWITCHES[key].title).join(", ");

const note = css({ color: "text-muted", fontSize: "2xs" });
