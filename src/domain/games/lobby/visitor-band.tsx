// Invites a visitor of a lobby to register or log in; members do not see it.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { ArtFrame, CoverArt } from "#ui/cover-art.tsx";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { useLoggedIn } from "#session/account/session-store.ts";

export function VisitorBand() {
  const { t } = useTranslation("lobby");
  if (useLoggedIn()) return null;
  return (
    <ArtFrame className={band}>
      <CoverArt src={brand().art.promotion} below className={picture} />
      <span className={veil} />
      <div className={words}>
        <h2 className={title}>{t("visitor.title")}</h2>
        <p className={text}>{t("visitor.text")}</p>
      </div>
      <div className={ways}>
        <EntryButtons
          first="register"
          login={t("visitor.login")}
          register={t("visitor.register")}
        />
      </div>
    </ArtFrame>
  );
}

const band = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4",
  paddingBlock: { base: "5", _professional: "4" },
  paddingInline: { base: "5", desktop: "8" },
  borderRadius: "tile",
});
const picture = css({ objectPosition: "80% 50%" });
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  backgroundImage:
    "[linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 94%, transparent) 30%, color-mix(in oklch, token(colors.art-ground) 62%, transparent))]",
});
const words = css({ flex: "1", minWidth: "60" });
const title = css({ textStyle: "display", fontSize: { base: "xl", desktop: "2xl" } });
const text = css({ marginTop: "1", color: "on-art-muted", fontSize: "sm" });
const ways = css({ display: "flex", gap: "3" });
