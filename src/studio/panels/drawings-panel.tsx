import { Upload } from "lucide-react";
import { type ArtPalettes, MAX_DRAWING_BYTES, stampArtwork } from "#contract/artwork.ts";
import { ownValue } from "#contract/own-value.ts";
import type { StudioDrawing } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextArea } from "../parts/text-area.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { fileInput, Group, Panel } from "../parts/panel-parts.tsx";
import { edit, useStudio } from "../state/studio-store.ts";

const TITLES: Readonly<Record<string, string>> = {
  "assets.mark": "Mark (icons are made from it)",
  "assets.logo": "Logo in the header",
  "assets.hero": "Scene of the hero",
  "assets.heroProfessional": "Scene of the hero, professional",
  "assets.promotion": "First promotion",
  "assets.empty": "Empty states",
};

export function DrawingsPanel() {
  const drawings = useStudio(({ state }) => state?.drawings) ?? [];
  const edition = useStudio((studio) => studio.edition);
  const palettes = useStudio(({ state }) => state?.palettes[edition]);
  return (
    <Panel
      title="Drawings"
      note="SVG with colour roles such as {{a3}}: a drawing follows the colours of the brand."
    >
      {drawings.map((drawing) => (
        <Drawing key={drawing.field} drawing={drawing} palettes={palettes} />
      ))}
    </Panel>
  );
}

interface DrawingProps {
  readonly drawing: StudioDrawing;
  readonly palettes: ArtPalettes | undefined;
}

function Drawing({ drawing: { field, file, svg }, palettes }: DrawingProps) {
  const title = ownValue(TITLES, field) ?? field;
  const write = (next: string) => {
    // A drawing that is too large is cut to one character over the limit: enough for the server to refuse it.
    const sent = next.slice(0, MAX_DRAWING_BYTES + 1);
    edit(`Replace ${file}`, [{ kind: "drawing", field, svg: sent }]);
  };
  const read = async (chosen: File | undefined) => {
    if (chosen !== undefined) write(await chosen.text());
  };
  const picture = `data:image/svg+xml,${encodeURIComponent(drawnWith(svg, palettes))}`;
  return (
    <Group title={title}>
      <div className={frame}>
        <img src={picture} alt={title} className={image} />
      </div>
      <div className={line}>
        <span className={name}>{file}</span>
        <label className={button}>
          <Icon as={Upload} />
          Replace…
          <input
            type="file"
            accept="image/svg+xml"
            className={fileInput}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file can be chosen again, once it is corrected.
              target.value = "";
            }}
          />
        </label>
      </div>
      <FieldProblems file="brand.json" field={field} />
      <FileProblems file={file} />
      <details>
        <summary className={summary}>Source</summary>
        <TextArea label={`Source of ${file}`} value={svg} onCommit={write} />
      </details>
    </Group>
  );
}

/** Problems of a drawing name its lines and no field. */
function FileProblems({ file }: { readonly file: string }) {
  const problems = useStudio((studio) => studio.problems);
  return problems
    .filter((problem) => problem.file.endsWith(`/${file}`))
    .map(({ what, fix, line }) => (
      <p key={`${line}${what}`} className={wrong}>
        {line !== null && `Line ${line}: `}
        {what} {fix}
      </p>
    ));
}

const frame = css({
  display: "grid",
  placeItems: "center",
  minHeight: "24",
  maxHeight: "56",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  boxShadow: "edge",
  overflow: "hidden",
});
const image = css({ maxHeight: "48", minWidth: "20", objectFit: "contain" });
const line = css({ display: "flex", alignItems: "center", gap: "2" });
const name = css({ flex: "1", color: "text-muted", fontSize: "xs" });
const button = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  height: "control-sm",
  paddingInline: "3",
  borderRadius: "sm",
  background: "surface-raised",
  boxShadow: "edge-strong",
  color: "text-strong",
  fontSize: "xs",
  cursor: "pointer",
  _hover: { background: "surface-hover" },
  _focusWithin: { boxShadow: "halo" },
});
const summary = css({ color: "text-muted", fontSize: "xs", paddingBlock: "1" });
const wrong = css({ color: "danger", fontSize: "xs", lineHeight: "1-5" });

/** A drawing in the colours of the brand; as it is where a role is unknown, which the check reports. */
function drawnWith(svg: string, palettes: ArtPalettes | undefined): string {
  if (palettes === undefined) return svg;
  try {
    return stampArtwork(svg, palettes);
  } catch (error) {
    if (error instanceof RangeError) return svg;
    throw error;
  }
}
