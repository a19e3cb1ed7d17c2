// The opening of a lobby: the brand's words for it, today's counts, and ways in. How it looks is the brand's choice.
import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Box, Heading, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useHeroTones } from "#session/account/use-hero-tones.ts";
import { Button } from "#ui/buttons/button.tsx";
import { HeroArt } from "#ui/layout/hero-art.tsx";
import { motif } from "#ui/pictures/motif.ts";
import { Art } from "#ui/pictures/art.tsx";
import { ArtFrame } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { LobbyFacts } from "./head-facts.tsx";
import { type LobbyHeadLook, useLobbyHead } from "./use-lobby-head.ts";

interface LobbyHeadProps {
  readonly venue: VenueSwitch;
  /** Shown instead of the usual words of the category. */
  readonly words?: Omit<Words, "kicker">;
  /** The first is the main one. */
  readonly actions?: readonly LobbyAction[];
  /** Shown instead of today's counts. */
  readonly aside?: ReactNode;
}

interface Words {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
}

interface LobbyAction {
  readonly icon?: LucideIcon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function LobbyHead({ venue, words, actions, aside }: LobbyHeadProps) {
  const { t } = useTranslation(["lobby", "home"]);
  const look = useLobbyHead();
  const Head = HEADS[look];
  return (
    <Head
      words={{
        kicker: t(`home:venue.${venue}.note`),
        title: words?.title ?? t(`home:venue.${venue}.title`),
        text: words?.text ?? t(`hero.${venue}`),
      }}
      art={brand().art.venues[venue] ?? brand().art.hero}
      actions={actions && <Actions actions={actions} look={look} />}
      aside={aside ?? <LobbyFacts venue={venue} />}
    />
  );
}

interface HeadProps {
  readonly words: Words;
  readonly art: ComponentProps<typeof Art>["src"];
  readonly actions: ReactNode;
  readonly aside: ReactNode;
}

/** Title, short words, counts and buttons in one line. It has no drawing. */
function LineHead({ words, actions, aside }: HeadProps) {
  return (
    <div className={cx(motif, ground)}>
      <div className={line}>
        <Heading as="h1" textStyle="display" size="xl" whiteSpace="nowrap">
          {words.title}
        </Heading>
        <Text flex="1" minWidth="0" color="text-muted" size="sm" truncate>
          {words.kicker}
        </Text>
        {aside}
        {actions}
      </div>
    </div>
  );
}

/** The words on a drawing over the full width. */
function DrawnHead({ words, art, actions, aside }: HeadProps) {
  return (
    <ArtFrame className={motif}>
      <HeroArt src={art} place="low" />
      <div className={drawn}>
        <Box minWidth="0">
          <HeadWords words={words} on="art" />
          {actions}
        </Box>
        {aside}
      </div>
    </ArtFrame>
  );
}

/** The words on the page's ground, beside a framed drawing. */
function SplitHead({ words, art, actions, aside }: HeadProps) {
  return (
    <div className={cx(motif, ground)}>
      <div className={split}>
        <Box minWidth="0">
          <HeadWords words={words} on="page" />
          {actions}
        </Box>
        <div data-ground="art" className={frame}>
          <Art src={art} priority="high" className={framed} />
          {aside}
        </div>
      </div>
    </div>
  );
}

const HEADS = { line: LineHead, hero: DrawnHead, split: SplitHead };

interface HeadWordsProps {
  readonly words: Words;
  readonly on: "art" | "page";
}

function HeadWords({ words, on }: HeadWordsProps) {
  return (
    <>
      <p className={kicker({ on })}>{words.kicker}</p>
      <h1 className={title({ on })}>{words.title}</h1>
      <p className={text({ on })}>{words.text}</p>
    </>
  );
}

interface ActionsProps {
  readonly actions: readonly LobbyAction[];
  readonly look: LobbyHeadLook;
}

function Actions({ actions, look }: ActionsProps) {
  const [first, others] = useHeroTones(look === "hero" ? "art" : "page");
  return (
    <div className={buttons({ look })}>
      {actions.map(({ icon, label, disabled, onPress }, at) => (
        <Button
          key={label}
          tone={at === 0 ? first : others}
          size={look === "line" ? "bar" : "md"}
          disabled={disabled}
          onClick={onPress}
        >
          {icon !== undefined && <Icon as={icon} />}
          {label}
        </Button>
      ))}
    </div>
  );
}

// The pattern is drawn in the colour of the text.
const ground = css({ borderBottom: "thin", background: "surface", color: "accent-text" });
const line = css({
  display: "flex",
  flexWrap: { base: "wrap", desktop: "nowrap" },
  alignItems: "center",
  columnGap: { base: "3", desktop: "6" },
  rowGap: "2",
  width: "column",
  minHeight: { desktop: { base: "16", _professional: "12" } },
  marginInline: "auto",
  paddingBlock: { base: "3", desktop: "1" },
});
const drawn = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: { desktop: "center" },
  justifyContent: "space-between",
  gap: { base: "3", desktop: "10" },
  width: "column",
  minHeight: { desktop: "46" },
  marginInline: "auto",
  paddingBlock: { base: "4", desktop: "5" },
});
const split = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  alignItems: { desktop: "center" },
  gap: { base: "3", desktop: "10" },
  width: "column",
  minHeight: { desktop: "46" },
  marginInline: "auto",
  paddingBlock: { base: "4", desktop: "3" },
});
const frame = css({
  position: { desktop: "relative" },
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  alignItems: "end",
  justifyContent: "end",
  minHeight: { desktop: "40" },
  padding: { desktop: "3" },
  borderRadius: "tile",
  background: "art-ground",
  color: "on-art",
  // On a phone the panel fills the frame.
  "& > :last-child": {
    width: { base: "full", desktop: "auto" },
    borderRadius: { base: "0", desktop: "lg" },
    justifyContent: { base: "space-between", desktop: "flex-start" },
  },
});
// In a wide window the counts are beside it, and never cover it. On a phone it stands beside the title, no wider than
// what still shows the subject as a whole.
const framed = css({
  position: "absolute",
  zIndex: "below",
  top: { base: "4", desktop: "0" },
  right: { base: "0", desktop: "auto" },
  left: { desktop: "0" },
  width: { base: "36", desktop: "1/2" },
  height: { base: "16", desktop: "full" },
  objectFit: "cover",
  borderRadius: { base: "tile", desktop: "0" },
  maskImage: { desktop: "linear-gradient(to right, black 60%, transparent)" },
});
const COLOURS = {
  strong: { on: { art: {}, page: { color: "text-strong" } } },
  muted: { on: { art: { color: "on-art-muted" }, page: { color: "text-muted" } } },
} as const;
const kicker = cva({
  base: { fontSize: "sm", fontWeight: "semibold", letterSpacing: "wide" },
  variants: COLOURS.muted,
});
const title = cva({
  base: { textStyle: "display", fontSize: { base: "2xl", desktop: "3xl" }, textWrap: "balance" },
  variants: COLOURS.strong,
});
// On a phone, only the short words (`kicker`) are shown.
const text = cva({
  base: { display: { base: "none", desktop: "block" }, marginTop: "1", truncate: true },
  variants: COLOURS.muted,
});
const buttons = cva({
  base: { display: "flex", flexWrap: "wrap", gap: { base: "2", desktop: "3" } },
  variants: {
    look: {
      line: { width: { base: "full", desktop: "auto" } },
      hero: { marginTop: { base: "3", desktop: "4" } },
      split: { marginTop: { base: "3", desktop: "4" } },
    },
  },
});
