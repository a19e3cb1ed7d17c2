import { RotateCcw } from "lucide-react";
import { css } from "#styled/css/index.js";
import { IconButton } from "../../ui/icon-button.tsx";
import { CommittedInput } from "../parts/committed-input.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Group, Origin, Panel } from "../parts/panel-parts.tsx";
import { setField, useStudio } from "../studio-store.ts";

interface Fact {
  readonly field: string;
  readonly title: string;
  readonly kind?: "list" | "number";
}

const LEGAL: readonly Fact[] = [
  { field: "legal.operator", title: "Company that runs the site" },
  { field: "legal.licence", title: "Licence number" },
  { field: "legal.contact", title: "Address for complaints" },
  { field: "legal.minimumAge", title: "Minimum age", kind: "number" },
  { field: "legal.regionsExcluded", title: "Excluded regions", kind: "list" },
  { field: "legal.effectiveDate", title: "Documents take effect on" },
  { field: "legal.terms", title: "Variant of the terms" },
  { field: "legal.privacy", title: "Variant of the privacy policy" },
];

const IDENTITY: readonly Fact[] = [
  { field: "name", title: "Name" },
  { field: "latinName", title: "Latin name" },
  { field: "title", title: "Title of the site" },
  { field: "description", title: "Description" },
  { field: "domains", title: "Domains", kind: "list" },
  { field: "seo.keywords", title: "Search keywords", kind: "list" },
  { field: "tags", title: "Tags", kind: "list" },
];

export function FactsPanel() {
  return (
    <Panel
      title="Facts"
      note="Who runs the site, and what it is called. Lists are written with commas."
    >
      <Group title="Legal facts">
        {LEGAL.map((fact) => (
          <FactRow key={fact.field} {...fact} />
        ))}
      </Group>
      <Group title="Identity">
        {IDENTITY.map((fact) => (
          <FactRow key={fact.field} {...fact} />
        ))}
      </Group>
    </Panel>
  );
}

function FactRow({ field, title, kind }: Fact) {
  const own = useStudio(({ state }) => state?.fields[field]);
  if (own === undefined) return null;
  const text = Array.isArray(own.value) ? own.value.join(", ") : String(own.value ?? "");
  return (
    <div className={row}>
      <div className={line}>
        <span className={titleStyle}>{title}</span>
        <Origin {...own} />
        {own.layer === "brand" && field.startsWith("legal.") && (
          <IconButton
            size="sm"
            icon={RotateCcw}
            label={`Take ${title} from the family`}
            onClick={() => setField(field, null, `Reset ${field}`)}
          />
        )}
      </div>
      <CommittedInput
        label={title}
        value={text}
        onCommit={(typed) => setField(field, valueOf(typed, kind))}
      />
      <FieldProblems file=".json" field={field} />
    </div>
  );
}

function valueOf(typed: string, kind: Fact["kind"]): unknown {
  if (kind === "number") return /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
  if (kind === undefined) return typed;
  return typed
    .split(/[,，、]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

const row = css({ display: "grid", gap: "1" });
const line = css({ display: "flex", alignItems: "center", gap: "2", minHeight: "8" });
const titleStyle = css({ flex: "1", color: "text-strong", fontSize: "xs" });
