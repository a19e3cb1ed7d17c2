import type { Edition } from "#contract/locales.ts";
import type { StudioToken } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Group, Origin } from "../parts/panel-parts.tsx";
import { EditedSlider } from "../parts/edited-slider.tsx";
import { edit } from "../state/studio-store.ts";
import { fileOf } from "./token-file.ts";

const SLIDERS = [
  { name: "hue.brand", title: "Brand hue", max: 360, step: 1 },
  { name: "chroma.brand", title: "Brand strength", max: 0.25, step: 0.005 },
  { name: "hue.alt", title: "Counter hue", max: 360, step: 1 },
  { name: "chroma.alt", title: "Counter strength", max: 0.25, step: 0.005 },
  { name: "hue.neutral", title: "Grey hue", max: 360, step: 1 },
  { name: "chroma.neutral", title: "Grey tint", max: 0.05, step: 0.001 },
] as const;

interface HueSlidersProps {
  readonly tokens: readonly StudioToken[];
  readonly edition: Edition;
}

/** The few numbers that most colours are made of. */
export function HueSliders({ tokens, edition }: HueSlidersProps) {
  return (
    <Group title="What the colours are made of">
      {SLIDERS.map((slider) => {
        const token = tokens.find(({ name }) => name === slider.name);
        return token === undefined ? null : (
          <Slider key={slider.name} {...slider} token={token} edition={edition} />
        );
      })}
    </Group>
  );
}

interface SliderProps {
  readonly title: string;
  readonly max: number;
  readonly step: number;
  readonly token: StudioToken;
  readonly edition: Edition;
}

function Slider({ title, max, step, token, edition }: SliderProps) {
  const { name } = token;
  const file = fileOf(token, edition);
  const value = Number(token.value);
  return (
    <div className={row}>
      <div className={label}>
        <span className={head}>
          <span>{title}</span>
          <Origin {...token} />
          <output className={output}>{value}</output>
        </span>
        <EditedSlider
          name={`${edition} ${name}`}
          aria-label={title}
          min={0}
          max={max}
          step={step}
          value={value}
          className={range}
          data-hue={name.startsWith("hue.") || undefined}
          style={cssVars({ "--at": value })}
          onMove={(next, merge) =>
            edit(`Set ${name}`, [{ kind: "token", file, name, value: next }], merge)
          }
        />
      </div>
      <FieldProblems file={`tokens/${file}.json`} field={name} />
    </div>
  );
}

const row = css({ display: "grid", gap: "1" });
const label = css({ display: "grid", gap: "1" });
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  fontSize: "xs",
  "& > :first-child": { flex: "1", color: "text-strong" },
});
const output = css({
  fontFamily: "figures",
  color: "text-muted",
  minWidth: "10",
  textAlign: "right",
});
const range = css({
  width: "full",
  height: "2",
  appearance: "none",
  borderRadius: "pill",
  background: "surface-hover",
  cursor: "pointer",
  "&[data-hue]": {
    background:
      "[linear-gradient(90deg in oklch longer hue, oklch(0.68 0.15 0), oklch(0.68 0.15 360))]",
  },
  "&::-webkit-slider-thumb": {
    appearance: "none",
    width: "4",
    height: "4",
    borderRadius: "pill",
    background: "on-art",
    boxShadow: "[0 0 0 3px rgb(0 0 0 / 45%)]",
  },
});
