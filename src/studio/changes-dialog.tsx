import { useEffect, useState } from "react";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { loadDiff } from "./state/studio-calls.ts";
import { discard, useStudio } from "./state/studio-store.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What differs from the last commit, line by line. */
export function ChangesDialog({ open, onClose }: DialogProps) {
  const state = useStudio((studio) => studio.state);
  const [diff, setDiff] = useState<string | null>(null);
  useEffect(() => {
    if (!open || state === null) return;
    loadDiff().then(
      (loaded) => setDiff(loaded.diff),
      (error: unknown) => setDiff(String(error)),
    );
  }, [open, state]);
  const files = useStudio(({ changed }) => changed) ?? [];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Since the last commit"
      actions={
        files.length > 0 && (
          <Button onClick={() => void discard(null)}>Discard all (undo brings them back)</Button>
        )
      }
    >
      {files.length === 0 && <Text color="text-muted">Every file is as in the last commit.</Text>}
      <Stack as="ul" gap="1">
        {files.map(({ file, isNew }) => (
          <Row as="li" key={file} align="center" gap="3">
            <Text as="span" flex="1" color="text-strong">
              {file}
            </Text>
            {isNew && (
              <Text as="span" color="text-muted">
                new
              </Text>
            )}
            <Button size="sm" onClick={() => void discard(file)}>
              Discard
            </Button>
          </Row>
        ))}
      </Stack>
      {files.length > 0 && (
        <pre className={text}>
          {(diff ?? "Reading…").split("\n").map((line, index) => (
            <span key={index} className={lineStyle} data-kind={kindOf(line)}>
              {line}
            </span>
          ))}
        </pre>
      )}
    </Dialog>
  );
}

function kindOf(line: string): string | undefined {
  if (/^(?:diff|index|---|\+\+\+|new file|@@)/.test(line)) return "head";
  if (line.startsWith("+")) return "added";
  return line.startsWith("-") ? "removed" : undefined;
}

const text = css({
  marginTop: "3",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "2xs",
  lineHeight: "1-6",
  overflow: "auto",
  maxHeight: "96",
});
const lineStyle = css({
  display: "block",
  minHeight: "4",
  whiteSpace: "pre",
  "&[data-kind=head]": { color: "text-muted" },
  "&[data-kind=added]": { color: "success", background: "success-subtle" },
  "&[data-kind=removed]": { color: "danger", background: "danger-subtle" },
});
