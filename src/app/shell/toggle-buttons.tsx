// Edition and locale as two small buttons: each names what it shows now and switches to the other.
import { Languages, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/icon.tsx";
import { useEditionChoice, useLocaleChoice } from "./toggles.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface ToggleProps {
  readonly className: string;
}

export function EditionToggle({ className }: ToggleProps) {
  const { t } = useTranslation("shell");
  const choice = useEditionChoice();
  const other = choice?.options.find((option) => option !== choice.value);
  if (choice === null || other === undefined) return null;
  const name = t(`edition.${choice.value}`);
  return (
    <PlainButton
      data-edition-toggle=""
      className={className}
      title={t("edition.switch", { edition: t(`edition.${other}`) })}
      onClick={() => choice.choose(other)}
    >
      <Icon as={choice.value === "classic" ? Sun : Moon} />
      {name}
    </PlainButton>
  );
}

export function LocaleToggle({ className }: ToggleProps) {
  const { t } = useTranslation("shell");
  const choice = useLocaleChoice();
  const other = choice?.options.find((option) => option !== choice.value);
  if (choice === null || other === undefined) return null;
  return (
    <PlainButton
      className={className}
      title={t("locale.switch", { locale: t(`locale.${other}`) })}
      onClick={() => choice.choose(other)}
    >
      <Icon as={Languages} />
      {t(`locale.${choice.value}`)}
    </PlainButton>
  );
}
