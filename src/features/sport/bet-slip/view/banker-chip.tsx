import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import type { SlipEntry } from "../state/slip-entry.ts";
import { slip } from "../state/slip-store.ts";

/** Makes a leg of a series a banker, which every bet of a system has. */
export function BankerChip({
  entry,
  name: title,
}: {
  readonly entry: SlipEntry;
  readonly name: string;
}) {
  const { t } = useTranslation("sport");
  const { banker, pick } = entry;
  return (
    <Chip
      pressed={banker}
      aria-label={t("view.bankerNamed", { name: title })}
      className={css({ minHeight: { base: "8", desktop: "target" } })}
      onClick={() => slip.setBanker(pick.priceId, !banker)}
    >
      {t("view.banker")}
    </Chip>
  );
}
