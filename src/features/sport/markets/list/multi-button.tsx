import { LayoutGrid } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { toggleMulti, useIsInMulti } from "./multi-matches.ts";

/** Puts a match beside the others, or takes it away. */
export function MultiButton({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  const added = useIsInMulti(gameId);
  return (
    <IconButton
      size="sm"
      tone="glass"
      icon={LayoutGrid}
      label={t(added ? "list.multiRemove" : "list.multiAdd")}
      aria-pressed={added}
      className={pressed}
      onClick={() => toggleMulti(gameId)}
    />
  );
}

const pressed = css({ "&[aria-pressed=true]": { background: "on-art/30" } });
