// The sections of the home page in words: for readers without script, and until the script draws them. Live data is not
// part of it.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type SectionKey, sectionSpec } from "#contract/layout.ts";
import { Heading, Stack, Text } from "#styled/jsx/index.js";
import { brand, brandEntry, hasPage } from "#brand/brand.ts";
import { homeColumns } from "./home-blocks.ts";
import { homeWrap } from "./home-wrap.ts";

export function HomeOutline() {
  const { sections } = brandEntry();
  const blocks = homeColumns(brand().layout.home, (key) => sections[key] !== undefined);
  // The announcements are live data, and nothing else.
  const keys = blocks
    .flatMap(({ main, aside }) => [...main, ...aside])
    .filter((key) => key !== "announcements");
  return (
    <div className={homeWrap}>
      <Stack gap="4">
        {keys.map((key) => (
          <SectionWords key={key} section={key} />
        ))}
      </Stack>
    </div>
  );
}

function SectionWords({ section }: { readonly section: SectionKey }) {
  const { t } = useTranslation("home");
  const own = `sections.${camelCase(section)}` as "sections.live";
  const title = t(`${own}.title`);
  const note = t(`${own}.note`, { defaultValue: "" });
  // A number in it would be live data.
  const isPlain = note !== "" && !note.includes("{{");
  const path = pathOf(section);
  return (
    <section>
      <Heading as="h2" size="lg">
        {path === null ? title : <Link to={path}>{title}</Link>}
      </Heading>
      {isPlain && <Text color="text-muted">{note}</Text>}
      {section.startsWith("venues-") && <Venues />}
    </section>
  );
}

function Venues() {
  const { t } = useTranslation("home");
  return (
    <ul>
      {brand().venues.map((venue) => (
        <li key={venue}>
          <Link to={`/game/${venue}`}>
            <b>{t(`venue.${venue}.title`)}</b>
          </Link>{" "}
          {t(`venue.${venue}.note`)}
        </li>
      ))}
    </ul>
  );
}

/** Where a section leads: the page of its feature, or its lobby. */
function pathOf(section: SectionKey): string | null {
  const { switch: feature } = sectionSpec(section);
  if (feature === undefined) return null;
  const lobby = `/game/${feature}`;
  if (hasPage(lobby)) return lobby;
  const { pages } = brandEntry();
  return pages.find(({ route }) => route.switch === feature)?.route.path ?? null;
}

const camelCase = (key: SectionKey): string =>
  key.replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
