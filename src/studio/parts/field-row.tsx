import { RotateCcw } from "lucide-react";
import { ownValue } from "#contract/own-value.ts";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { setField, useStudio } from "../state/studio-store.ts";
import { CommittedInput } from "./committed-input.tsx";
import { FieldProblems } from "./field-problems.tsx";
import { Origin } from "./panel-parts.tsx";

/** A field of the manifest that is written as text. */
export interface Field {
  readonly field: string;
  readonly title: string;
  /** A list is written with commas. */
  readonly kind?: "list" | "number";
}

export function FieldRow({ field, title, kind }: Field) {
  const own = useStudio(({ state }) => ownValue(state?.fields, field));
  if (own === undefined) return null;
  const text = Array.isArray(own.value) ? own.value.join(", ") : String(own.value ?? "");
  return (
    <Stack gap="1">
      <Row align="center" gap="2" minHeight="8">
        <Text as="span" flex="1" color="text-strong" size="xs">
          {title}
        </Text>
        <Origin {...own} />
        {own.layer === "brand" && /^(?:legal|hosts)\./.test(field) && (
          <IconButton
            size="sm"
            icon={RotateCcw}
            label={`Take ${title} from the family`}
            onClick={() => setField(field, null, `Reset ${field}`)}
          />
        )}
      </Row>
      <CommittedInput
        label={title}
        value={text}
        onCommit={(typed) => setField(field, valueOf(typed, kind))}
      />
      <FieldProblems file=".json" field={field} />
    </Stack>
  );
}

function valueOf(typed: string, kind: Field["kind"]): unknown {
  if (kind === "number") return /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
  if (kind === undefined) return typed;
  return typed
    .split(/[,，、]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
