import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { sponsorContent } from "#contract/api/sponsor.ts";
import { css } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { ArtTile } from "../cards/art-tile.tsx";
import { CallView } from "./call-view.tsx";
import { SectionBand } from "./section-frame.tsx";

type Sponsor = v.InferOutput<typeof sponsorContent.response>[number];

const OTHERS = 2;

export function Section() {
  const { t } = useTranslation("home");
  const sponsors = useCall(sponsorContent, {});
  return (
    <SectionBand title={t("sections.sponsor.title")}>
      <CallView result={sponsors} skeleton={<Skeleton className={waiting} />}>
        {(list) => <SponsorBand sponsors={list} />}
      </CallView>
    </SectionBand>
  );
}

function SponsorBand({ sponsors: [lead, ...others] }: { readonly sponsors: readonly Sponsor[] }) {
  const media = useMediaUrl();
  if (lead === undefined) return null;
  return (
    <ArtTile art={brand().art.scenes["sponsor"]} veil="foot" className={band}>
      <Crest src={media(lead.crest)} size={5.5} className={crest} />
      <Box minWidth="0">
        <Text as="h2" textStyle="display" size="2xl">
          {lead.name}
          <Text as="span" display="block" size="xl">
            {lead.role}
          </Text>
        </Text>
        <Text marginTop="1-5" size="sm" color="on-art-muted">
          {lead.period}
        </Text>
      </Box>
      <ul className={list}>
        {others.slice(0, OTHERS).map((sponsor) => (
          <Row as="li" key={sponsor.id} align="center" gap="3" minWidth="0">
            <Crest src={media(sponsor.crest)} size={2.25} />
            <Text as="span" display="block" size="xs" color="on-art-muted" whiteSpace="nowrap">
              <Text as="span" display="block" size="sm" weight="semibold" color="on-art">
                {sponsor.name}
              </Text>
              {sponsor.role}
            </Text>
          </Row>
        ))}
      </ul>
    </ArtTile>
  );
}

const band = css({
  justifyContent: "flex-end",
  gap: "3",
  minHeight: { base: "91", _professional: "68" },
  padding: "6",
  "@container (min-width: 54rem)": {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "flex-start",
    gap: "8",
    minHeight: { base: "48", _professional: "36" },
    paddingInline: "10",
  },
});
const crest = css({
  alignSelf: "flex-end",
  marginBottom: "auto",
  "@container (min-width: 54rem)": { alignSelf: "center", marginBottom: "0" },
});
const list = css({
  display: { base: "grid", _professional: "none" },
  gap: "3",
  paddingTop: "3",
  borderTop: "art",
  _empty: { display: "none" },
  "@container (min-width: 54rem)": {
    display: "grid",
    gridAutoFlow: "column",
    gap: "8",
    marginLeft: "auto",
    padding: "5",
    border: "none",
    borderRadius: "lg",
    background: "art-panel",
  },
});
const waiting = css({
  height: { base: "91", _professional: "68" },
  borderRadius: "tile",
  "@container (min-width: 54rem)": { height: { base: "48", _professional: "36" } },
});
