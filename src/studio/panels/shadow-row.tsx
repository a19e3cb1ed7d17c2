import { Plus, RotateCcw, Trash2 } from "lucide-react";
import type { Edition } from "#contract/locales.ts";
import type { ShadowLayer, StudioToken } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { EditedSlider } from "../parts/edited-slider.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Origin } from "../parts/panel-parts.tsx";
import { edit } from "../state/studio-store.ts";
import { dimensionOf, withNumber } from "./dimension.ts";
import { alphaOf, NEW_LAYER, shadowLayers, withAlpha } from "./shadow-layers.ts";
import { fileOf } from "./token-file.ts";

interface ShadowRowProps {
  readonly token: StudioToken;
  readonly edition: Edition;
}

/** A shadow with sliders for each of its layers. */
export function ShadowRow({ token, edition }: ShadowRowProps) {
  const { name, written, layer: origin } = token;
  const file = fileOf(token, edition);
  const layers = shadowLayers(written);
  const write = (next: readonly ShadowLayer[] | null, merge: string | null = null) =>
    edit(
      next === null ? `Reset ${name}` : `Set ${name}`,
      [{ kind: "token", file, name, value: next === null ? null : [...next] }],
      merge,
    );
  return (
    <Stack gap="1-5" paddingBlock="2" borderBottom="thin">
      <Row align="center" gap="2" minHeight="7">
        <Text as="span" flex="1" color="text-strong">
          {name}
        </Text>
        <Origin {...token} />
        {origin === "brand" && (
          <IconButton
            size="sm"
            icon={RotateCcw}
            label={`Reset ${name}`}
            onClick={() => write(null)}
          />
        )}
        {layers !== null && layers.length < MOST && (
          <IconButton
            size="sm"
            icon={Plus}
            label={`Add a layer to ${name}`}
            onClick={() => write([...layers, NEW_LAYER])}
          />
        )}
      </Row>
      {layers === null && (
        <Text as="span" color="text-muted" size="2xs">
          As {written}
        </Text>
      )}
      {layers?.length === 0 && (
        <Text as="span" color="text-muted" size="2xs">
          No shadow
        </Text>
      )}
      {layers?.map((layer, index) => (
        <Layer
          // Layers have no name; their place is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          name={`${name}, layer ${index + 1}`}
          layer={layer}
          onChange={(next, merge) => write(layers.with(index, next), merge)}
          onRemove={() => write(layers.toSpliced(index, 1))}
        />
      ))}
      <FieldProblems file={`tokens/${file}.json`} field={name} />
    </Stack>
  );
}

const MOST = 4;

const LENGTHS = [
  { key: "offsetY", title: "Down", min: -20, max: 60 },
  { key: "blur", title: "Blur", min: 0, max: 100 },
  { key: "spread", title: "Spread", min: -20, max: 20 },
] as const;

interface LayerProps {
  readonly name: string;
  readonly layer: ShadowLayer;
  readonly onChange: (next: ShadowLayer, merge: string) => void;
  readonly onRemove: () => void;
}

function Layer({ name, layer, onChange, onRemove }: LayerProps) {
  const alpha = alphaOf(layer.color);
  return (
    <div className={layerBox}>
      {LENGTHS.map(({ key, title: label, min, max }) => {
        const size = dimensionOf(layer[key]);
        return (
          size !== null && (
            <Slider
              key={key}
              label={label}
              spoken={`${label} of ${name}`}
              range={{ min, max, step: 1 }}
              value={size.number}
              onMove={(next, merge) => onChange({ ...layer, [key]: withNumber(size, next) }, merge)}
            />
          )
        );
      })}
      {alpha !== null && (
        <Slider
          label="Strength"
          spoken={`Strength of ${name}`}
          range={{ min: 0, max: 1, step: 0.01 }}
          value={alpha}
          onMove={(next, merge) =>
            onChange({ ...layer, color: withAlpha(layer.color, next) }, merge)
          }
        />
      )}
      <IconButton size="sm" icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly spoken: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  readonly onMove: (next: number, merge: string) => void;
}

function Slider({ label, spoken, range, value, onMove }: SliderProps) {
  return (
    <label className={slider}>
      <Text as="span" color="text-muted" size="2xs">
        {label} {value}
      </Text>
      <EditedSlider
        name={spoken}
        aria-label={spoken}
        {...range}
        value={value}
        className={input}
        onMove={onMove}
      />
    </label>
  );
}

const layerBox = css({
  paddingBlock: "1",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr)) auto",
  gap: "2",
  alignItems: "center",
  "& > button": { gridColumn: "3", gridRow: "1 / span 2" },
});
const slider = css({ display: "grid", minWidth: "0" });
const input = css({ width: "full", minWidth: "0", accentColor: "accent-mark" });
