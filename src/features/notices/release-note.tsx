// A quiet line that offers the release that has come out since the tab was opened. It waits until nothing is open that a
// reload would interrupt; without it the tab goes on as it is, because its files stay published.
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { everySecond } from "#lib/time/use-now.ts";
import { passToNewWorker, updateWorker } from "#lib/browser/site-worker.ts";
import { useAgeAsked } from "#session/overlays/age-notice.ts";
import { hasUnfinished } from "#session/visit/unfinished.ts";
import { Button } from "#ui/buttons/button.tsx";
import { footLine } from "./foot-line.ts";
import { followReleases, isOffered, type PutOff } from "./follow-releases.ts";

export function ReleaseNote() {
  const [offered, setOffered] = useState<string | null>(null);
  const putOff = useRef<PutOff | null>(null);
  // The notice about the minimum age is shown in the same place, so this one waits for its answer.
  const ageAsked = useAgeAsked();
  useEffect(
    () =>
      followReleases((release) => {
        const shown = release !== null && isOffered(release, putOff.current, Date.now());
        setOffered(shown ? release : null);
        if (release !== null) void updateWorker();
      }),
    [],
  );
  const later = (release: string) => {
    putOff.current = { release, at: Date.now() };
    setOffered(null);
  };
  // A live region stands in the page from the start.
  return (
    <output aria-live="polite">
      {offered !== null && !ageAsked && <Offer onLater={() => later(offered)} />}
    </output>
  );
}

function Offer({ onLater }: { readonly onLater: () => void }) {
  const { t } = useTranslation("notices");
  // Looks again every second at what is open.
  const isBusy = useSyncExternalStore(everySecond, interrupts);
  if (isBusy) return null;
  return (
    <span className={footLine}>
      {t("release.text")}
      <Button size="sm" onClick={() => void reload()}>
        {t("release.reload")}
      </Button>
      <Button size="sm" tone="quiet" onClick={onLater}>
        {t("release.later")}
      </Button>
    </span>
  );
}

async function reload(): Promise<void> {
  await passToNewWorker();
  window.location.reload();
}

/** Also a dialog that is open, or what a visitor is typing. */
function interrupts(): boolean {
  const { activeElement } = document;
  return (
    hasUnfinished() ||
    document.querySelector("[role=dialog], [role=alertdialog]") !== null ||
    activeElement?.matches("input, textarea, [contenteditable]") === true
  );
}
