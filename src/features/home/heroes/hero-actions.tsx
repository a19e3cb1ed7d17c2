// The hero's two buttons. They lead to sections of this page; without such a section they ask for a login.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand, brandEntry, pageAddress } from "#brand/brand.ts";
import type { SectionKey } from "#contract/layout.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { goToSection, openingSection, promotionsSection } from "../page/home-blocks.ts";

export function HeroActions({ onArt }: { readonly onArt: boolean }) {
  const { t } = useTranslation("home");
  const { home } = brand().layout;
  const opening = shown(openingSection(home));
  const promotions = shown(promotionsSection(home));
  return (
    <div className={row}>
      <Button
        size="lg"
        tone={onArt ? "light" : "primary"}
        onClick={opening === null ? promptLogin : () => goToSection(opening)}
      >
        {t("hero.primary")}
      </Button>
      {promotions === null ? null : (
        <Button
          size="lg"
          tone={onArt ? "glass" : "neutral"}
          onClick={() => goToSection(promotions)}
        >
          {t("hero.secondary")}
        </Button>
      )}
    </div>
  );
}

/** Button of an advertised offer. */
export function OfferAction() {
  const { t } = useTranslation("home");
  const discount = pageAddress("discount");
  return (
    <div className={row}>
      {discount !== null ? (
        <ButtonLink size="lg" tone="light" to={discount}>
          {t("hero.adPrimary")}
        </ButtonLink>
      ) : (
        <Button size="lg" tone="light" onClick={promptLogin}>
          {t("hero.adPrimary")}
        </Button>
      )}
    </div>
  );
}

function shown(key: SectionKey | null): SectionKey | null {
  return key !== null && brandEntry().sections[key] !== undefined ? key : null;
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "3",
  marginTop: { base: "5", desktop: "8" },
  "& > *": { flex: { base: "1", desktop: "none" } },
});
