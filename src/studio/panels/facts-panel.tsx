import { type Field, FieldRow } from "../parts/field-row.tsx";
import { Group, Panel } from "../parts/panel-parts.tsx";

const LEGAL: readonly Field[] = [
  { field: "legal.operator", title: "Company that runs the site" },
  { field: "legal.licence", title: "Licence number" },
  { field: "legal.contact", title: "Address for complaints" },
  { field: "legal.minimumAge", title: "Minimum age", kind: "number" },
  { field: "legal.regionsExcluded", title: "Excluded regions", kind: "list" },
  { field: "legal.effectiveDate", title: "Documents take effect on" },
  { field: "legal.terms", title: "Variant of the terms" },
  { field: "legal.privacy", title: "Variant of the privacy policy" },
];

const IDENTITY: readonly Field[] = [
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
          <FieldRow key={fact.field} {...fact} />
        ))}
      </Group>
      <Group title="Identity">
        {IDENTITY.map((fact) => (
          <FieldRow key={fact.field} {...fact} />
        ))}
      </Group>
    </Panel>
  );
}
