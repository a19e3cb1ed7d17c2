import { Headphones, ShieldCheck, WalletCards } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Art } from "#ui/pictures/art.tsx";
import { artFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

const FACTS = { one: ShieldCheck, two: WalletCards, three: Headphones } as const;
const FACT_KEYS = ["one", "two", "three"] as const;

/** The brand's scene: beside the forms, a band above them on phones. Brands may have words of their own. */
export function AuthArt({ title }: { readonly title: "login" | "register" | "find" }) {
  const { t } = useTranslation("auth");
  const { name, latinName, art } = brand();
  const locale = useLocale();
  return (
    <aside className={cx(artFrame, panel)}>
      <CoverArt src={art.hero} below loading="eager" className={scene} />
      <Row as="p" align="center" gap="3">
        <Art src={art.logo.classic} className={logo} />
        <span>
          <Text as="b" display="block" textStyle="display" size="5-5">
            {name[locale]}
          </Text>
          <small className={latin}>{latinName}</small>
        </span>
      </Row>
      <p className={words}>{t(`art.${title}`)}</p>
      <ul className={facts}>
        {FACT_KEYS.map((key) => (
          <Row as="li" key={key} align="center" gap="2-5">
            <Icon as={FACTS[key]} />
            {t(`art.facts.${key}`)}
          </Row>
        ))}
      </ul>
    </aside>
  );
}

const panel = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: { base: "flex-end", desktop: "flex-start" },
  height: { base: "32", _low: "14", desktop: "auto" },
  paddingBlock: { base: "3", _low: "2", desktop: "8" },
  paddingInline: { base: "5", desktop: "8" },
  _after: {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "below",
    background:
      "[linear-gradient(to bottom, color-mix(in oklch, {colors.art-ground} 62%, transparent), transparent 30%, color-mix(in oklch, {colors.art-ground} 88%, transparent) 82%)]",
  },
});

// Scenes keep their left side free for the words of the home page.
const scene = css({ objectPosition: "62% 50%" });

const logo = css({
  width: "9",
  height: "9",
  padding: "1",
  borderRadius: "md",
  background: "on-art",
});

const latin = css({
  display: "block",
  fontFamily: "figures",
  fontSize: "2xs",
  fontWeight: "semibold",
  letterSpacing: "wider",
  textTransform: "uppercase",
});

const words = css({
  display: { base: "none", desktop: "block" },
  marginTop: "auto",
  textStyle: "display",
  fontSize: "3xl",
  lineHeight: "1-3",
  whiteSpace: "pre-line",
});

const facts = css({
  display: { base: "none", desktop: "grid" },
  gap: "3",
  marginTop: "5",
  fontSize: "sm",
});
