import { NAV_KEYS, navSpec, type NavKey } from "#contract/navigation.ts";
import { css } from "#styled/css/index.js";
import { AddEntry } from "../parts/add-entry.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Group, Origin, Panel } from "../parts/panel-parts.tsx";
import { SortList } from "../parts/sort-list.tsx";
import { setField, useStudio } from "../state/studio-store.ts";

export function NavPanel() {
  const own = useStudio(({ state }) => state?.fields["nav"]);
  const fields = useStudio(({ state }) => state?.fields);
  const names = useStudio(({ state }) => state?.navNames);
  if (own === undefined) return null;
  const keys = (own.value ?? []) as readonly NavKey[];
  const isOff = (key: NavKey) => {
    const needed = navSpec(key).switch;
    return needed !== undefined && fields?.[`switches.${needed}`]?.value === false;
  };
  const nameOf = (key: NavKey) => names?.[key] ?? key;
  const free = NAV_KEYS.filter((key) => !keys.includes(key) && !isOff(key));
  return (
    <Panel
      title="Navigation"
      note="Categories in the order of the header. Drag them, or use the arrow keys on a handle."
    >
      <Group title="Categories" end={<Origin {...own} />}>
        <SortList<NavKey>
          label="Categories"
          entries={keys}
          keyOf={(key) => key}
          titleOf={nameOf}
          renderDetail={(key) => (
            <span className={path}>
              {key} · {navSpec(key).path ?? "opens customer service"}
            </span>
          )}
          onChange={(next) => setField("nav", next, "Navigation")}
        />
        <FieldProblems file="brand.json" field="nav" />
        <AddEntry
          label="Add a category"
          options={free.map((key) => ({ value: key, label: `${nameOf(key)} (${key})` }))}
          onAdd={(key) => setField("nav", [...keys, key], `Add ${nameOf(key as NavKey)}`)}
        />
      </Group>
    </Panel>
  );
}

const path = css({ color: "text-muted", fontSize: "2xs" });
