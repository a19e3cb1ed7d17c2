import { useState } from "react";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { compareWith, useCompare } from "./state/compare-store.ts";
import { useStudio } from "./state/studio-store.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CompareDialog({ open, onClose }: DialogProps) {
  const others = useStudio(({ state }) => state?.others) ?? [];
  const isLoading = useCompare((compare) => compare.isLoading);
  const [brand, setBrand] = useState<string | null>(null);
  const [revision, setRevision] = useState("HEAD");
  const chosen = brand ?? others[0] ?? null;
  const show = async (request: Parameters<typeof compareWith>[0]) => {
    await compareWith(request);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Compare with">
      <div className={rows}>
        <div className={row}>
          <Input
            label="A revision of git"
            hint="A commit, tag or branch"
            value={revision}
            onChange={(event) => setRevision(event.target.value)}
          />
          <Button
            loading={isLoading}
            disabled={revision.trim() === ""}
            onClick={() => void show({ kind: "revision", revision: revision.trim() })}
          >
            Compare
          </Button>
        </div>
        {chosen !== null && (
          <div className={row}>
            <Select
              label="Another brand"
              options={others.map((id) => ({ value: id, label: id }))}
              value={chosen}
              onChange={setBrand}
            />
            <Button loading={isLoading} onClick={() => void show({ kind: "brand", id: chosen })}>
              Compare
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const rows = css({ display: "grid", gap: "5" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  "& > :first-child": { flex: "1" },
});
