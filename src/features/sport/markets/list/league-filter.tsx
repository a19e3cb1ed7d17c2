import { ChevronDown } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/icon.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";
import type { PageFilter } from "./page-filter.ts";
import { pill, pillKey } from "./pill.ts";
import type { LeagueFacts } from "./use-league-facts.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const LeagueDialog = lateOverlay(async () => (await import("./league-dialog.tsx")).LeagueDialog);

interface LeagueFilterProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
  readonly onChoose: (leagues: readonly string[]) => void;
}

export function LeagueFilter({ filter, facts, onChoose }: LeagueFilterProps) {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  const chosen = filter.leagues.length;
  return (
    <>
      <PlainButton aria-haspopup="dialog" className={pill} onClick={() => setOpen(true)}>
        <span className={pillKey}>{t("list.leagues")}</span>
        {chosen === 0 ? t("list.allLeagues") : t("list.chosen", { number: chosen })}
        <Icon as={ChevronDown} />
      </PlainButton>
      {open && (
        <Suspense>
          <LeagueDialog
            leagues={facts?.leagues ?? []}
            chosen={filter.leagues}
            onClose={() => setOpen(false)}
            onChoose={(leagues) => {
              setOpen(false);
              onChoose(leagues);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
