// Invites a visitor of a lobby to register or log in; members do not see it.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { useLoggedIn } from "#session/account/session-store.ts";

export function VisitorBand() {
  const { t } = useTranslation("lobby");
  if (useLoggedIn()) return null;
  return (
    <ArtFrame className={band}>
      <CoverArt src={brand().art.promotion} below className={picture} />
      <span className={veil} />
      <Box flex="1" minWidth="60">
        <Text as="h2" textStyle="display" size={{ base: "xl", desktop: "2xl" }}>
          {t("visitor.title")}
        </Text>
        <Text marginTop="1" color="on-art-muted" size="sm">
          {t("visitor.text")}
        </Text>
      </Box>
      <Row gap="3">
        <EntryButtons
          first="register"
          login={t("visitor.login")}
          register={t("visitor.register")}
        />
      </Row>
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
    "linear-gradient(95deg, color-mix(in oklch, token(colors.art-ground) 94%, transparent) 30%, color-mix(in oklch, token(colors.art-ground) 62%, transparent))",
});
