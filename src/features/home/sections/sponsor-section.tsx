import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { sponsorContent } from "#contract/api/sponsor.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useMediaUrl } from "#lib/media.ts";
import { useCall } from "#lib/use-call.ts";
import { Crest } from "#ui/crest.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
      <div className={words}>
        <h2 className={name}>
          {lead.name}
          <span className={role}>{lead.role}</span>
        </h2>
        <p className={period}>{lead.period}</p>
      </div>
      <ul className={list}>
        {others.slice(0, OTHERS).map((sponsor) => (
          <li key={sponsor.id} className={item}>
            <Crest src={media(sponsor.crest)} size={2.25} />
            <span className={itemWords}>
              <span className={itemName}>{sponsor.name}</span>
              {sponsor.role}
            </span>
          </li>
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
const words = css({ minWidth: "0" });
const name = css({
  textStyle: "display",
  fontSize: "2xl",
});
const role = css({ display: "block", fontSize: "xl" });
const period = css({ marginTop: "1-5", fontSize: "sm", color: "on-art-muted" });
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
const item = css({ display: "flex", alignItems: "center", gap: "3", minWidth: "0" });
const itemWords = css({
  display: "block",
  fontSize: "xs",
  color: "on-art-muted",
  whiteSpace: "nowrap",
});
const itemName = css({ display: "block", fontSize: "sm", fontWeight: "semibold", color: "on-art" });
const waiting = css({
  height: { base: "91", _professional: "68" },
  borderRadius: "tile",
  "@container (min-width: 54rem)": { height: { base: "48", _professional: "36" } },
});
