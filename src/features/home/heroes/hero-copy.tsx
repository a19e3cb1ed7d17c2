// Text of a hero, from the brand's texts or from an advertisement.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import { HeroActions } from "./hero-actions.tsx";
import { HeroKicker } from "./hero-kicker.tsx";

interface HeroWordsProps {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** `art` on a picture, `ground` on a surface, `low` at the foot of a scene. */
  readonly place: "art" | "ground" | "low";
  /** The page's only `h1` is the brand's own headline. */
  readonly heading: "h1" | "h2";
  readonly children: ReactNode;
}

export function HeroWords({
  kicker,
  title,
  text,
  place,
  heading: Heading,
  children,
}: HeroWordsProps) {
  return (
    <>
      <HeroKicker place={place}>{kicker}</HeroKicker>
      <Heading className={titleStyle({ place })}>{title}</Heading>
      <p className={textStyle({ place })}>{text}</p>
      {children}
    </>
  );
}

export function BrandWords({ place }: Pick<HeroWordsProps, "place">) {
  const { t } = useTranslation("home");
  return (
    <HeroWords
      kicker={t("hero.kicker")}
      title={t("hero.title")}
      text={t("hero.text")}
      place={place}
      heading="h1"
    >
      <HeroActions onArt={place !== "ground"} />
    </HeroWords>
  );
}

const titleStyle = cva({
  base: {
    marginBlock: { base: "3", desktop: "5" },
    whiteSpace: "pre-line",
    textWrap: "balance",
    textStyle: "display",
    fontSize: { base: "[clamp(2rem, 9.2vw, {fontSizes.hero})]", desktop: "hero" },
    lineHeight: "1-15",
  },
  variants: {
    place: {
      art: { color: "on-art" },
      low: { color: "on-art" },
      ground: { color: { base: "accent-text", _professional: "text-strong" } },
    },
  },
});
const textStyle = cva({
  base: {
    maxWidth: "128",
    fontSize: { base: "md", desktop: "lg" },
    lineHeight: "1-7",
    layerStyle: "clauses",
  },
  variants: {
    place: { art: { color: "on-art" }, low: { color: "on-art" }, ground: { color: "text" } },
  },
});
