import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import type { StudioLegal } from "#contract/studio.ts";
import { Row } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { FileProblems } from "../parts/field-problems.tsx";
import { Group, Panel } from "../parts/panel-parts.tsx";
import { TextArea } from "../parts/text-area.tsx";
import { edit, useStudio } from "../state/studio-store.ts";

const TITLES: Readonly<Record<LegalName, string>> = {
  terms: "Terms",
  privacy: "Privacy policy",
};
const LOCALE_TITLES: Readonly<Record<Locale, string>> = { "zh-CN": "简体", "zh-TW": "繁體" };

export function LegalPanel() {
  const legal = useStudio(({ state }) => state?.legal);
  const [name, setName] = useState<LegalName>("terms");
  const shown = legal?.filter((document) => document.name === name) ?? [];
  return (
    <Panel
      title="Documents"
      note="Terms and privacy policy as Markdown. A text that you change becomes the brand's own; words in {{braces}} are filled in from the facts. Traditional Chinese follows the simplified text unless you write your own."
    >
      <Segmented
        label="Document"
        options={Object.entries(TITLES).map(([value, label]) => ({
          value: value as LegalName,
          label,
        }))}
        value={name}
        onChange={setName}
      />
      {shown.map((document) => (
        <DocumentRow key={document.file} document={document} />
      ))}
    </Panel>
  );
}

function DocumentRow({ document }: { readonly document: StudioLegal }) {
  const { name, locale, file, own, shared } = document;
  const title = `${TITLES[name]}, ${LOCALE_TITLES[locale]}`;
  const write = (text: string | null) =>
    edit(text === null ? `Reset ${file}` : `Write ${file}`, [
      { kind: "legal", name, locale, text },
    ]);
  return (
    <Group
      title={title}
      end={
        <Row as="span" align="center" gap="2">
          <Badge tone={own === null ? "neutral" : "accent"}>
            {own === null ? "shared text" : file}
          </Badge>
          {own !== null && (
            <IconButton
              size="sm"
              icon={RotateCcw}
              label={`Take ${title} from the shared text`}
              onClick={() => write(null)}
            />
          )}
        </Row>
      }
    >
      <TextArea
        label={title}
        value={own ?? shared}
        rows={22}
        onCommit={(text) => write(text.trim() === "" ? null : text)}
      />
      <FileProblems file={file} />
    </Group>
  );
}
