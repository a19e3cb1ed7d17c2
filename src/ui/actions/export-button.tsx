// All rows of a list as a file that a spreadsheet opens.
import { Download } from "lucide-react";
import { useState } from "react";
import { allPages, type PageOf } from "#lib/calls/all-pages.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { Button } from "../buttons/button.tsx";
import { Icon } from "../pictures/icon.tsx";
import { showToast } from "../overlays/toast.tsx";

interface ExportButtonProps<Row> {
  readonly label: string;
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly disabled?: boolean;
  readonly load: (pageNum: number) => Promise<PageOf<Row>>;
  /** For more pages, the member exports fewer days at a time. */
  readonly mostPages: number;
  readonly rowKey: (row: Row) => string;
  readonly csv: (rows: readonly Row[]) => string;
  /** What the member reads afterwards; `cut` where rows were left out. */
  readonly done: (count: number, cut: boolean) => string;
}

export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { label, file, disabled, load, mostPages, rowKey, csv, done } = props;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { rows, total } = await allPages(load, mostPages, rowKey);
      saveFile(`${file}.csv`, csv(rows));
      showToast(done(rows.length, rows.length < total));
    } catch (error) {
      // The call has already shown its failure.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} disabled={disabled} onClick={() => void save()}>
      <Icon as={Download} />
      {label}
    </Button>
  );
}
