import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { setSearch } from "./list-state.ts";
import type { PageFilter } from "./page-filter.ts";

/** Resets the filter when nothing was found. */
export function ResetFilter({
  onChange,
}: {
  readonly onChange: (change: Partial<PageFilter>) => void;
}) {
  const { t } = useTranslation("sport");
  return (
    <Button
      onClick={() => {
        setSearch("");
        onChange({ leagues: [], only: null });
      }}
    >
      {t("list.empty.reset")}
    </Button>
  );
}
