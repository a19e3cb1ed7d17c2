// Head, group and origin line, the same in every panel.
import type { ReactNode } from "react";
import type { StudioOrigin } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";

interface PanelProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Panel({ title, note, children }: PanelProps) {
  return (
    <Stack gap="5" padding="5" paddingBottom="16">
      <Stack as="header" gap="1">
        <Heading as="h1" size="lg">
          {title}
        </Heading>
        {note !== undefined && (
          <Text color="text-muted" size="xs" lineHeight="1-5">
            {note}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

interface GroupProps {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Group({ title, end, children }: GroupProps) {
  return (
    <Stack as="section" aria-label={title} gap="2" minWidth="0">
      <Row align="center" justify="space-between" gap="2" minHeight="8">
        <h2 className={groupTitle}>{title}</h2>
        {end}
      </Row>
      {children}
    </Stack>
  );
}

const LAYERS = {
  default: "default",
  core: "core",
  family: "family",
  brand: "brand",
} as const satisfies Record<StudioOrigin["layer"], string>;

/** Where a value comes from. */
export function Origin({ layer, file, line }: StudioOrigin) {
  return (
    <span
      className={origin}
      title={file === null ? "Default of the command" : `${file}:${line ?? 1}`}
    >
      <Badge tone={layer === "brand" ? "accent" : "neutral"}>{LAYERS[layer]}</Badge>
      {file !== null && (
        <span className={place}>{`${file.split("/").slice(-2).join("/")}:${line ?? 1}`}</span>
      )}
    </span>
  );
}

const groupTitle = css({
  color: "text-muted",
  fontSize: "2xs",
  fontWeight: "semibold",
  letterSpacing: "wide",
  textTransform: "uppercase",
});
const origin = css({ display: "inline-flex", alignItems: "center", gap: "1-5", minWidth: "0" });
const place = css({
  color: "text-muted",
  fontSize: "2xs",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const searchInput = css({
  height: "control",
  paddingInline: "3",
  border: "control",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
});

/** An invisible input over the visible control, so that a press opens the file dialog. */
export const fileInput = css({
  position: "absolute",
  inset: "0",
  width: "full",
  opacity: "0",
  cursor: "pointer",
});
