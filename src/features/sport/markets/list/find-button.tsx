// Opens the search over the whole book; so do /, Ctrl+K and ⌘K anywhere on the page.
import { Search } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { openFinder } from "./find-state.ts";

export function FindButton({
  className,
  size,
}: {
  readonly className: string;
  readonly size?: number;
}) {
  const { t } = useTranslation("sport");
  return (
    <PlainButton
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      className={className}
      onClick={openFinder}
    >
      <Icon as={Search} size={size} />
      {t("list.find")}
    </PlainButton>
  );
}

export function useFindKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey } = event;
      const withKey = event.key.toLowerCase() === "k" && ctrlKey !== metaKey;
      const slash = event.key === "/" && !ctrlKey && !metaKey && !altKey;
      if (!withKey && !slash) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]"))
        return;
      event.preventDefault();
      openFinder();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
