import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.tsx";
import { exportDeals } from "./deal-csv.ts";
import type { DealFilter } from "./deal-filter.ts";

interface ExportButtonProps {
  readonly filter: DealFilter;
  /** Name of the file. */
  readonly name: string;
  readonly disabled: boolean;
}

/** All pages of the filter as one file. */
export function ExportButton({ filter, name, disabled }: ExportButtonProps) {
  const { t } = useTranslation("money-records");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { csv, rows, cut } = await exportDeals(filter, t);
      saveFile(`${name}-${filter.days.first}-${filter.days.last}.csv`, csv);
      showToast(t(cut ? "export.cut" : "export.done", { count: rows }));
    } catch {
      // The call has already shown the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} disabled={disabled} onClick={() => void save()}>
      <Icon as={Download} />
      {t("export.label")}
    </Button>
  );
}
