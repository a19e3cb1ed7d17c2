import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Edition } from "#contract/locales.ts";
import type { StudioToken } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { CommittedInput } from "../parts/committed-input.tsx";
import { EditedSlider } from "../parts/edited-slider.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Group, Origin, Panel } from "../parts/panel-parts.tsx";
import { edit, useStudio } from "../state/studio-store.ts";
import { EDITION_TITLES } from "./colours-panel.tsx";
import { dimensionOf, withNumber } from "./dimension.ts";
import { ShadowRow } from "./shadow-row.tsx";
import { fileOf } from "./token-file.ts";

const GROUPS = [
  { title: "Radii", names: /^radius\./, max: 28 },
  { title: "Type scale", names: /^text\./, max: 4.5 },
  { title: "Room", names: /^space\.(?:gutter|card-pad|cell-pad|section-gap)$/, max: 5 },
  {
    title: "Controls and rows",
    names: /^size\.(?:control|control-sm|control-lg|row|odds|header)$/,
    max: 6,
  },
  { title: "Letters", names: /^(?:leading|tracking|weight|font)\./, max: null },
] as const;

export function ShapePanel() {
  const edition = useStudio((studio) => studio.edition);
  const editions = useStudio(({ state }) => state?.editions);
  const tokens = editions?.[edition] ?? [];
  return (
    <Panel
      title="Shape"
      note="Radii, type scale, room, letters and shadows. Each edition has its own."
    >
      <Segmented
        label="Edition"
        options={(Object.keys(editions ?? {}) as Edition[]).map((value) => ({
          value,
          label: EDITION_TITLES[value],
        }))}
        value={edition}
        onChange={(next) => useStudio.setState({ edition: next })}
      />
      {GROUPS.map(({ title, names, max }) => (
        <Group key={title} title={title}>
          {tokens
            .filter(({ name }) => names.test(name))
            .map((token) => (
              <ShapeRow key={token.name} token={token} edition={edition} max={max} />
            ))}
        </Group>
      ))}
      <Group title="Shadows">
        {tokens
          .filter(({ type }) => type === "shadow")
          .map((token) => (
            <ShadowRow key={token.name} token={token} edition={edition} />
          ))}
      </Group>
    </Panel>
  );
}

interface ShapeRowProps {
  readonly token: StudioToken;
  readonly edition: Edition;
  /** End of the slider in the token's unit. */
  readonly max: number | null;
}

function ShapeRow({ token, edition, max }: ShapeRowProps) {
  const { name, written, layer, value } = token;
  const isFocused = useStudio(({ focused }) => focused === name);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) place.current?.scrollIntoView({ block: "center" });
  }, [isFocused]);
  const file = fileOf(token, edition);
  const size = dimensionOf(value);
  const write = (next: string | number | null, merge: string | null = null) =>
    edit(
      next === null ? `Reset ${name}` : `Set ${name}`,
      [{ kind: "token", file, name, value: next }],
      merge,
    );
  return (
    <div ref={place} className={row} data-focused={isFocused || undefined}>
      <Row align="center" gap="2" minHeight="7">
        {name.startsWith("radius.") && (
          <span className={corner} style={cssVars({ "--radius": value })} />
        )}
        <span className={title}>{name}</span>
        <Origin {...token} />
        {layer === "brand" && (
          <IconButton
            size="sm"
            icon={RotateCcw}
            label={`Reset ${name}`}
            onClick={() => write(null)}
          />
        )}
      </Row>
      <Row align="center" gap="2" minHeight="7">
        {size !== null && max !== null && size.number <= max * 1.5 && (
          <EditedSlider
            name={`${edition} ${name}`}
            aria-label={name}
            min={0}
            max={max}
            step={size.unit === "px" ? 1 : 0.0625}
            value={size.number}
            className={range}
            onMove={(next, merge) => write(withNumber(size, next), merge)}
          />
        )}
        <CommittedInput
          label={`Value of ${name}`}
          value={written}
          className={input}
          onCommit={(next) => write(next.trim() === "" ? null : typed(token, next.trim()))}
        />
      </Row>
      <FieldProblems file={`tokens/${file}.json`} field={name} />
    </div>
  );
}

function typed({ type }: StudioToken, text: string): string | number {
  const isNumber = (type === "number" || type === "fontWeight") && /^-?[\d.]+$/.test(text);
  return isNumber ? Number(text) : text;
}

const row = css({
  display: "grid",
  gap: "1",
  paddingBlock: "1-5",
  borderBottom: "thin",
  "&[data-focused]": { background: "accent-subtle" },
});
const title = css({ flex: "1", color: "text-strong" });
const range = css({ flex: "1", minWidth: "0", accentColor: "accent-mark" });
const input = css({ maxWidth: "28", flex: "none" });
const corner = css({
  width: "6",
  height: "6",
  borderTop: "mark",
  borderLeft: "mark",
  borderTopLeftRadius: "var(--radius)",
});
