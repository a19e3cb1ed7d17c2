import {
  FOOTERS,
  HEADERS,
  HERO_CARDS,
  HEROES,
  LOBBY_HEADS,
  MEMBER_FRAMES,
  MOTIFS,
  RECORD_LISTS,
  SURFACES,
  sectionSpec,
  SECTION_KEYS,
  type HomeBlock,
  type SectionKey,
} from "#contract/layout.ts";
import { ownValue } from "#contract/own-value.ts";
import { SWITCHES } from "#contract/switches.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { AddEntry } from "../parts/add-entry.tsx";
import { Group, Origin, Panel } from "../parts/panel-parts.tsx";
import { SortList } from "../parts/sort-list.tsx";
import { setField, useStudio } from "../state/studio-store.ts";

const UNSET = "none";

const SLOTS = [
  { field: "layout.header", title: "Header", options: HEADERS },
  { field: "layout.hero", title: "Hero", options: HEROES },
  {
    field: "layout.heroCard",
    title: "Card in the hero",
    options: [UNSET, ...Object.keys(HERO_CARDS)],
  },
  { field: "layout.footer", title: "Footer", options: FOOTERS },
  { field: "layout.member", title: "Member's menu", options: MEMBER_FRAMES },
  { field: "layout.lobby", title: "Opening of lobbies", options: LOBBY_HEADS },
  { field: "layout.records", title: "Records", options: RECORD_LISTS },
  { field: "surface", title: "Surface of cards", options: [UNSET, ...SURFACES] },
  { field: "motif", title: "Motif", options: MOTIFS },
] as const;

export function LayoutPanel() {
  return (
    <Panel
      title="Layout"
      note="Slots of the page, and the sections of the home page in their order. The frames load again after a change."
    >
      {SLOTS.map((slot) => (
        <Slot key={slot.field} {...slot} />
      ))}
      <HomeSections />
    </Panel>
  );
}

interface SlotProps {
  readonly field: string;
  readonly title: string;
  readonly options: readonly string[];
}

function Slot({ field, title, options }: SlotProps) {
  const own = useStudio(({ state }) => ownValue(state?.fields, field));
  if (own === undefined) return null;
  return (
    <Group title={title} end={<Origin {...own} />}>
      <Segmented
        label={title}
        options={options.map((value) => ({ value, label: value }))}
        value={typeof own.value === "string" ? own.value : UNSET}
        onChange={(value) => setField(field, value === UNSET ? null : value, `${title}: ${value}`)}
      />
      <FieldProblems file="brand.json" field={field} />
    </Group>
  );
}

const HOME = "layout.home";

function HomeSections() {
  const own = useStudio(({ state }) => state?.fields[HOME]);
  if (own === undefined) return null;
  const blocks = (own.value ?? []) as readonly HomeBlock[];
  const used = new Set(
    blocks.flatMap((block) =>
      typeof block === "string" ? [block] : [...block.main, ...block.aside],
    ),
  );
  const free = SECTION_KEYS.filter((key) => !used.has(key));
  const write = (next: readonly HomeBlock[], label = "Home sections") =>
    setField(HOME, next, label);
  return (
    <Group title="Home sections" end={<Origin {...own} />}>
      <SortList<HomeBlock>
        label="Home sections"
        entries={blocks}
        keyOf={(block) =>
          typeof block === "string" ? block : `${block.main.join()}|${block.aside.join()}`
        }
        titleOf={titleOf}
        renderDetail={(block) =>
          typeof block === "string" ? null : (
            <Columns
              block={block}
              free={free}
              onChange={(next) => write(blocks.flatMap((one) => (one === block ? next : [one])))}
            />
          )
        }
        onChange={(next) => write(next)}
      />
      <FieldProblems file="brand.json" field={HOME} />
      <Row gap="2" align="center">
        <AddEntry
          label="Add a section"
          options={free.filter((key) => sectionSpec(key).place !== "aside").map(sectionOption)}
          onAdd={(key) => write([...blocks, key as SectionKey], `Add ${key}`)}
        />
        <TwoColumns free={free} onAdd={(block) => write([...blocks, block], "Add two columns")} />
      </Row>
    </Group>
  );
}

type Pair = Exclude<HomeBlock, string>;

interface ColumnsProps {
  readonly block: Pair;
  readonly free: readonly SectionKey[];
  /** Two sections without a neighbour stand alone. */
  readonly onChange: (blocks: readonly HomeBlock[]) => void;
}

function Columns({ block, free, onChange }: ColumnsProps) {
  const put = (next: Pair) => {
    if (next.main.length > 0 && next.aside.length > 0) return onChange([next]);
    onChange([...next.main, ...next.aside.filter((key) => sectionSpec(key).place === "both")]);
  };
  return (
    <Stack gap="3">
      {(["main", "aside"] as const).map((side) => (
        <Stack key={side} gap="1-5">
          <span className={columnTitle}>{side === "main" ? "Wide column" : "Narrow column"}</span>
          <SortList<SectionKey>
            label={side}
            entries={block[side]}
            keyOf={(key) => key}
            titleOf={(key) => sectionSpec(key).title}
            least={0}
            onChange={(next) => put({ ...block, [side]: next })}
          />
          <AddEntry
            label={`Add to the ${side === "main" ? "wide" : "narrow"} column`}
            options={free.filter((key) => fits(key, side)).map(sectionOption)}
            onAdd={(key) => put({ ...block, [side]: [...block[side], key as SectionKey] })}
          />
        </Stack>
      ))}
    </Stack>
  );
}

function TwoColumns({
  free,
  onAdd,
}: {
  readonly free: readonly SectionKey[];
  readonly onAdd: (block: Pair) => void;
}) {
  const main = free.find((key) => fits(key, "main"));
  const aside = free.find((key) => key !== main && fits(key, "aside"));
  return (
    <Button
      size="sm"
      disabled={main === undefined || aside === undefined}
      onClick={() => main && aside && onAdd({ main: [main], aside: [aside] })}
    >
      Add two columns
    </Button>
  );
}

const fits = (key: SectionKey, side: "main" | "aside") =>
  sectionSpec(key).place === "both" || sectionSpec(key).place === side;

function sectionOption(key: SectionKey) {
  const { title, switch: needed } = sectionSpec(key);
  return {
    value: key,
    label: needed === undefined ? title : `${title} (${SWITCHES[needed].title})`,
  };
}

const titleOf = (block: HomeBlock) =>
  typeof block === "string" ? sectionSpec(block).title : "Two columns";

const columnTitle = css({ color: "text-muted", fontSize: "2xs" });
