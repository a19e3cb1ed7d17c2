// The two choices of the utility bar as data: what the press leads to. Null where there is none.
import type { Edition, Locale } from "#contract/locales.ts";
import { setEdition, useEdition, useEditionChoices } from "#session/preferences/edition.ts";
import { localeChoices, setLocale, useLocale } from "#session/preferences/locale.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";

interface Choice<T> {
  readonly value: T;
  readonly options: readonly T[];
  readonly choose: (value: T) => void;
}

export function useEditionChoice(): Choice<Edition> | null {
  const value = useEdition();
  const options = useEditionChoices();
  return options.length > 1 ? { value, options, choose: setEdition } : null;
}

export function useLocaleChoice(): Choice<Locale> | null {
  const value = useLocale();
  const options = localeChoices();
  return options.length > 1 ? { value, options, choose } : null;
}

/** The old texts stay when the new ones cannot be fetched. */
function choose(locale: Locale): void {
  setLocale(locale).catch(() => showToast(i18n.t("errors:locale")));
}
