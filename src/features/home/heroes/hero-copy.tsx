// Text of a hero, from the brand's texts or from an advertisement.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import { HeroActions } from "./hero-actions.tsx";

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
      <p className={kickerStyle({ place })}>{kicker}</p>
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

const kickerStyle = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2-5",
    fontSize: "md",
    fontWeight: "semibold",
    lineHeight: "tight",
    _before: { content: '""', flex: "none" },
  },
  variants: {
    place: {
      art: {
        color: "[color-mix(in oklch, {colors.art-accent} 50%, {colors.on-art})]",
        _before: {
          width: "8",
          height: "bar",
          background: "art-accent",
          transform: "[skewX(-28deg)]",
        },
      },
      low: {
        color: "[color-mix(in oklch, {colors.art-accent} 50%, {colors.on-art})]",
        _before: { width: "12", height: "hairline", background: "art-accent" },
      },
      ground: {
        color: "alt-text",
        _before: {
          width: "2-5",
          height: "2-5",
          background: "metal",
          transform: "[rotate(45deg)]",
        },
      },
    },
  },
});
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
    textWrap: "[pretty]",
  },
  variants: {
    place: { art: { color: "on-art" }, low: { color: "on-art" }, ground: { color: "text" } },
  },
});
